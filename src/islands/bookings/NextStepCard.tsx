import type { ReactNode } from 'react';
import type { Booking } from '../../lib/bookings/booking.schema.ts';
import type { Language } from '../../lib/languages/language.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { nextStepMessages } from '../../lib/messages/next-step.ts';
import { dollarText } from '../../lib/money/format-money.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import type { NextStep } from '../../lib/participants/next-step.ts';
import { formatManilaMoment } from '../../lib/time/manila-format.ts';
import { LocalTime } from '../kit/LocalTime.tsx';
import { Message } from '../kit/Message.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { PayDeadline } from './PayDeadline.tsx';

interface Props {
  readonly step: NextStep;
  readonly booking: Pick<Booking, 'ref' | 'status' | 'payBy' | 'booker'>;
  readonly locale: string;
}

interface StepText {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** The one primary button of the page. */
  readonly action: ReactNode;
}

/** A button that leads to a part of this page. The address keeps the booking in its fragment. */
function JumpButton({ to, children }: { readonly to: string; readonly children: string }) {
  const jump = () => {
    const target = document.querySelector<HTMLElement>(to);
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className="button" onClick={jump}>
      {children}
    </button>
  );
}

function stepText({ step, booking, locale }: Props, language: Language): StepText | null {
  const t = nextStepMessages(language);
  const moment = (instant: number) => <LocalTime instant={instant} locale={locale} as={formatManilaMoment} />;
  switch (step.kind) {
    case 'decide':
      return {
        title: t.decide.title(step.trip.title),
        text: t.decide.text,
        action: <JumpButton to="#voucher-title">{t.decide.action}</JumpButton>,
      };
    case 'pay':
      return {
        title:
          step.until !== null && booking.status !== 'awaiting-payment' ? (
            <Message parts={t.pay.titleUntil<ReactNode>(dollarText(step.cents, locale), moment(step.until))} />
          ) : (
            t.pay.title(dollarText(step.cents, locale))
          ),
        text: <PayDeadline booking={booking} locale={locale} />,
        action: <JumpButton to="#payment-title">{t.pay.action}</JumpButton>,
      };
    case 'participants':
      return {
        title: <Message parts={t.participants.title<ReactNode>(moment(step.until))} />,
        action: (
          <a className="button" href={localizedPath(`${PATHS.participants}/${booking.ref}`, language)}>
            {t.participants.action}
          </a>
        ),
      };
    case 'hotel':
      return {
        title: <Message parts={t.hotel.title<ReactNode>(moment(step.until))} />,
        text: t.hotel.text(step.trip.title),
        action: <JumpButton to=".hotel-field input">{t.hotel.action}</JumpButton>,
      };
    case 'ready':
      return {
        title: <Message parts={t.ready.title<ReactNode>(moment(step.at))} />,
        text: t.ready.text(step.trip.title, step.trip.pickup.name),
        action: <JumpButton to="#voucher-title">{t.ready.action}</JumpButton>,
      };
    case 'none':
      return null;
  }
}

/** What to do now and until when, with one button (specification.md#confirmation). */
export function NextStepCard(props: Props) {
  const language = useLanguage();
  const content = stepText(props, language);
  if (!content) return null;
  const t = nextStepMessages(language);
  return (
    <section className="next-step no-print" aria-labelledby="next-step-title">
      <p className="soft small">{props.step.kind === 'ready' ? t.allSet : t.next}</p>
      <h3 id="next-step-title">{content.title}</h3>
      {typeof content.text === 'string' ? <p>{content.text}</p> : content.text}
      <p>{content.action}</p>
    </section>
  );
}
