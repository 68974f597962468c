import type { ReactNode } from 'react';
import type { Booking } from '../../lib/bookings/booking.schema.ts';
import { dollarText } from '../../lib/money/format-money.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import type { NextStep } from '../../lib/participants/next-step.ts';
import { formatManilaMoment } from '../../lib/time/manila-format.ts';
import { LocalTime } from '../kit/LocalTime.tsx';
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

function stepText({ step, booking, locale }: Props): StepText | null {
  const moment = (instant: number) => (
    <>
      <LocalTime instant={instant} locale={locale} as={formatManilaMoment} />, Palawan time
    </>
  );
  switch (step.kind) {
    case 'decide':
      return {
        title: `Choose what to do about ${step.trip.title}`,
        text: 'We had to call this trip off. Choose another day at no cost, or get a full refund.',
        action: <JumpButton to="#voucher-title">See your options</JumpButton>,
      };
    case 'pay':
      return {
        title: (
          <>
            Pay {dollarText(step.cents)}
            {step.until !== null && booking.status !== 'awaiting-payment' && <> by {moment(step.until)}</>}
          </>
        ),
        text: <PayDeadline booking={booking} locale={locale} />,
        action: <JumpButton to="#payment-title">Go to payment</JumpButton>,
      };
    case 'participants':
      return {
        title: <>Add traveller details by {moment(step.until)}</>,
        action: (
          <a className="button" href={`${PATHS.participants}/${booking.ref}`}>
            Add traveller details
          </a>
        ),
      };
    case 'hotel':
      return {
        title: <>Add your hotel by {moment(step.until)}</>,
        text: `The driver of ${step.trip.title} needs to know where to find you.`,
        action: <JumpButton to=".hotel-field input">Add your hotel</JumpButton>,
      };
    case 'ready':
      return {
        title: <>Nothing to do. Be ready on {moment(step.at)}</>,
        text: `${step.trip.title}. ${step.trip.pickup.name}.`,
        action: <JumpButton to="#voucher-title">Show the voucher</JumpButton>,
      };
    case 'none':
      return null;
  }
}

/** What to do now and until when, with one button (specification.md#confirmation). */
export function NextStepCard(props: Props) {
  const content = stepText(props);
  if (!content) return null;
  return (
    <section className="next-step no-print" aria-labelledby="next-step-title">
      <p className="soft small">{props.step.kind === 'ready' ? 'All set' : 'Your next step'}</p>
      <h3 id="next-step-title">{content.title}</h3>
      {typeof content.text === 'string' ? <p>{content.text}</p> : content.text}
      <p>{content.action}</p>
    </section>
  );
}
