import { openTasks } from '../../lib/booking/open-tasks.ts';
import { DEFAULT_PREFERENCE } from '../../lib/currency/preference.ts';
import { PATHS } from '../../lib/paths.ts';
import type { Operator } from '../../lib/site/operator.schema.ts';
import type { BookingService } from '../../lib/stores/booking-service/booking-service.ts';
import { $preference } from '../../lib/stores/preference.ts';
import checkoutCss from '../parts/checkout/checkout.css?inline';
import { Notice } from '../parts/screens/Notice.tsx';
import css from '../parts/screens/screen.css?inline';
import formCss from '../parts/screens/screen-form.css?inline';
import { useStyles } from '../parts/use-styles.ts';
import { BookingMissing } from '../parts/voucher/BookingMissing.tsx';
import { KeptTrips } from '../parts/voucher/KeptTrips.tsx';
import voucherCss from '../parts/voucher/voucher.css?inline';
import { useBrowserStore } from '../use-browser-store.ts';
import { PayBooking } from './PayBooking.tsx';
import { canPutBack } from './put-back.ts';
import { useBooking } from './use-booking.ts';
import { usePutBack } from './use-put-back.ts';

export interface CancelledPaymentProps {
  readonly operator: Operator;
  readonly service: BookingService;
  readonly go: (address: string) => void;
}

/** After a payment that was broken off: nothing is lost, and there are other ways (specification, section 2: /cancel). */
export function CancelledPaymentScreen({ operator, service, go }: CancelledPaymentProps) {
  useStyles(css);
  useStyles(formCss);
  useStyles(checkoutCss);
  useStyles(voucherCss);
  const view = useBrowserStore($preference, DEFAULT_PREFERENCE);
  const { ref, kept, reading, refresh } = useBooking(service);
  const { message, isDone, putBack } = usePutBack(service, () => go(PATHS.cart));
  if (!kept) return <BookingMissing bookingRef={ref} kind={reading.kind} operator={operator} retry={refresh} />;
  const { booking } = kept;
  const [due] = openTasks(booking).dues;
  const confirmation = `${PATHS.confirmation}#ref=${booking.ref}`;
  return (
    <div className="confirmation">
      <Notice tone="waiting" title={due ? 'The payment was not made' : 'There is nothing to pay'}>
        <p>
          {due ? 'Nothing was charged. Your trips are kept: booking ' : 'This is booking '}
          <strong>{booking.ref}</strong>.
        </p>
      </Notice>
      <div className="confirmation-main">
        {due && (
          <section className="panel" aria-label="Pay another way">
            <PayBooking
              bookingRef={booking.ref}
              dueCents={due.cents}
              view={view}
              service={service}
              go={go}
              refresh={refresh}
              onInstructions={() => go(confirmation)}
            />
          </section>
        )}
      </div>
      <div className="confirmation-side">
        <KeptTrips
          booking={booking}
          view={view}
          confirmation={confirmation}
          onPutBack={canPutBack(booking) && !isDone ? () => putBack(booking) : null}
          isBack={isDone}
          message={message}
        />
      </div>
    </div>
  );
}
