import { useRef, useState } from 'react';
import { palawanMoment } from '../../lib/booking/palawan-format.ts';
import type { PriceView } from '../../lib/currency/price-view.ts';
import type { OpenDue } from '../../lib/payment/open-dues.ts';
import type { BookingService } from '../../lib/stores/booking-service/booking-service.ts';
import type { KeptBooking } from '../../lib/stores/kept-bookings.ts';
import { LocalTime } from '../parts/LocalTime.tsx';
import { PayInstructions } from '../parts/voucher/PayInstructions.tsx';
import { useKeptFocus } from '../use-kept-focus.ts';
import { PayBooking } from './PayBooking.tsx';

interface Props {
  readonly kept: KeptBooking;
  /** Earliest first. */
  readonly dues: readonly OpenDue[];
  readonly service: BookingService;
  readonly go: (address: string) => void;
  readonly refresh: () => void;
  readonly view: PriceView;
}

/** How to pay what is due, while something is: instructions where they are known, else the ways to pay. */
export function PaymentPart({ kept, dues, view, ...ports }: Props) {
  const [another, setAnother] = useState(false);
  const keepFocus = useKeptFocus();
  const title = useRef<HTMLHeadingElement>(null);
  const choose = (isAnother: boolean) => {
    keepFocus(() => title.current);
    setAnother(isAnother);
  };
  const [first] = dues;
  if (!first) return null;
  const { instructions } = kept;
  return (
    <section className="panel" aria-labelledby="payment-title">
      <h2 id="payment-title" ref={title} tabIndex={-1}>
        {first.due === null ? (
          'How to pay'
        ) : (
          <>
            Pay the rest by <LocalTime instant={Date.parse(first.due)} locale={view.locale} as={palawanMoment} />,
            Palawan time
          </>
        )}
      </h2>
      {instructions && !another ? (
        <PayInstructions {...instructions}>
          <p className="no-print">
            <button type="button" className="button button-quiet" onClick={() => choose(true)}>
              Pay another way
            </button>
          </p>
        </PayInstructions>
      ) : (
        <div className="no-print">
          <PayBooking
            bookingRef={kept.booking.ref}
            dueCents={first.cents}
            view={view}
            {...ports}
            onInstructions={() => choose(false)}
          />
        </div>
      )}
    </section>
  );
}
