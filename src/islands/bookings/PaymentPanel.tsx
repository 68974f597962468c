import { type ReactNode, useRef, useState } from 'react';
import { bookingPaymentMessages } from '../../lib/messages/booking-payment.ts';
import type { PriceFormat } from '../../lib/money/price-format.ts';
import type { Navigate } from '../../lib/navigation/permitted-navigation.ts';
import type { OutstandingDue } from '../../lib/payments/outstanding-balance.ts';
import { formatManilaMoment } from '../../lib/time/manila-format.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import type { StoredBooking } from '../booking-service/stored-booking.schema.ts';
import { useMethods } from '../checkout/use-methods.ts';
import { LocalTime } from '../kit/LocalTime.tsx';
import { Message } from '../kit/Message.tsx';
import { useFocusRestore } from '../kit/use-focus-restore.ts';
import { useLanguage } from '../kit/use-language.ts';
import { PayBooking } from './PayBooking.tsx';
import { PayInstructions } from './PayInstructions.tsx';

interface Props {
  readonly stored: StoredBooking;
  /** Earliest first. */
  readonly dues: readonly OutstandingDue[];
  readonly service: BookingService;
  readonly go: Navigate;
  readonly refresh: () => void;
  readonly view: PriceFormat;
}

/** The payment of what is due: known instructions, else the payment methods. */
export function PaymentPanel({ stored, dues, view, ...ports }: Props) {
  const t = bookingPaymentMessages(useLanguage());
  const [another, setAnother] = useState(false);
  const restoreFocus = useFocusRestore();
  const title = useRef<HTMLHeadingElement>(null);
  const choose = (isAnother: boolean) => {
    restoreFocus(() => title.current);
    setAnother(isAnother);
  };
  const [first] = dues;
  if (!first) return null;
  const isCalledOff = stored.booking.trips.some((trip) => trip.isCalledOff);
  const instructions = another || isCalledOff ? null : stored.instructions;
  return (
    // Ways to pay can only be pressed: paper has instructions alone.
    <section className={instructions ? 'panel' : 'panel no-print'} aria-labelledby="payment-title">
      <h2 id="payment-title" ref={title} tabIndex={-1}>
        {first.due === null ? (
          t.howToPay
        ) : (
          <Message
            parts={t.payRestBy<ReactNode>(
              <LocalTime instant={Date.parse(first.due)} locale={view.locale} as={formatManilaMoment} />,
            )}
          />
        )}
      </h2>
      {instructions ? (
        <PayInstructions {...instructions} locale={view.locale}>
          <AnotherWay service={ports.service} onChoose={() => choose(true)} />
        </PayInstructions>
      ) : isCalledOff ? (
        <p>{stored.booking.trips.length === 1 ? t.calledOff.alone : t.calledOff.amongOthers}</p>
      ) : (
        <PayBooking
          bookingRef={stored.booking.ref}
          dueCents={first.cents}
          view={view}
          {...ports}
          isTitled
          onInstructions={() => choose(false)}
        />
      )}
    </section>
  );
}

interface AnotherProps extends Pick<Props, 'service'> {
  readonly onChoose: () => void;
}

/** The button to the ways to pay, where there is more than one. */
function AnotherWay({ service, onChoose }: AnotherProps) {
  const t = bookingPaymentMessages(useLanguage());
  const { state } = useMethods(service);
  if (state.kind !== 'ok' || state.methods.length < 2) return null;
  return (
    <p className="no-print">
      <button type="button" className="button button-quiet" onClick={onChoose}>
        {t.another}
      </button>
    </p>
  );
}
