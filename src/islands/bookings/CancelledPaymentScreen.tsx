import type { ReactNode } from 'react';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { cancelledPaymentMessages } from '../../lib/messages/cancelled-payment.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import type { Navigate } from '../../lib/navigation/permitted-navigation.ts';
import { openTasks } from '../../lib/participants/open-tasks.ts';
import type { Operator } from '../../lib/site/operator.schema.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import { canRestore } from '../cart/restore-to-cart.ts';
import { useRestoreToCart } from '../cart/use-restore-to-cart.ts';
import checkoutCss from '../checkout/checkout.css?inline';
import { usePreference } from '../currency/use-preference.ts';
import { Message } from '../kit/Message.tsx';
import { Notice } from '../kit/Notice.tsx';
import css from '../kit/screen.css?inline';
import formCss from '../kit/screen-form.css?inline';
import { useLanguage } from '../kit/use-language.ts';
import { useStyles } from '../kit/use-stylesheet.ts';
import { BookingNotFound } from './BookingNotFound.tsx';
import { PayBooking } from './PayBooking.tsx';
import { PayDeadline } from './PayDeadline.tsx';
import { TripsToRestore } from './TripsToRestore.tsx';
import { useBooking } from './use-booking.ts';
import voucherCss from './voucher.css?inline';

export interface CancelledPaymentProps {
  readonly operator: Operator;
  readonly service: BookingService;
  readonly go: Navigate;
}

/** Shown after a cancelled payment, with other ways to pay (specification.md#routes: /cancel). */
export function CancelledPaymentScreen({ operator, service, go }: CancelledPaymentProps) {
  useStyles(css);
  useStyles(formCss);
  useStyles(checkoutCss);
  useStyles(voucherCss);
  const language = useLanguage();
  const t = cancelledPaymentMessages(language);
  const view = usePreference();
  const { ref, stored, loadState, refresh } = useBooking(service);
  const { message, isDone, restore } = useRestoreToCart(service, () => go(localizedPath(PATHS.cart, language)));
  if (!stored)
    return <BookingNotFound bookingRef={ref} {...loadState} operator={operator} locale={view.locale} retry={refresh} />;
  const { booking } = stored;
  const [due] = openTasks(booking, Date.now()).dues;
  const confirmation = localizedPath(`${PATHS.confirmation}#ref=${booking.ref}`, language);
  const reference = <strong>{booking.ref}</strong>;
  return (
    <div className="confirmation">
      <Notice tone="waiting" title={due ? t.title : t.titleNothingDue}>
        <p>
          <Message parts={due ? t.held<ReactNode>(reference) : t.nothingDue<ReactNode>(reference)} />
        </p>
        <PayDeadline booking={booking} locale={view.locale} />
      </Notice>
      <div className="confirmation-main">
        {due && (
          <section className="panel" aria-label={t.another}>
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
        <TripsToRestore
          booking={booking}
          view={view}
          confirmation={confirmation}
          onRestore={canRestore(booking) && !isDone ? () => restore(booking) : null}
          isRestored={isDone}
          message={message}
        />
      </div>
    </div>
  );
}
