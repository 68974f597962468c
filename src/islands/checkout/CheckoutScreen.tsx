import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { tripsWithoutPlace } from '../../lib/availability/full-departure.ts';
import { rejectionOf } from '../../lib/checkout/booking-rejection.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { checkoutMessages } from '../../lib/messages/checkout.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import type { Navigate } from '../../lib/navigation/permitted-navigation.ts';
import type { Operator } from '../../lib/site/operator.schema.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import { $pendingBookings, cancelPending, NOTHING_PENDING } from '../booking-service/pending-bookings.store.ts';
import type { StoredBooking } from '../booking-service/stored-booking.schema.ts';
import { $storedBookings } from '../booking-service/stored-bookings.store.ts';
import { SharedCart } from '../cart/SharedCart.tsx';
import { useCartPlaces } from '../cart/use-cart-places.ts';
import { useSharedCart } from '../cart/use-shared-cart.ts';
import { Message } from '../kit/Message.tsx';
import { Notice } from '../kit/Notice.tsx';
import css from '../kit/screen.css?inline';
import formCss from '../kit/screen-form.css?inline';
import { useFocusRestore } from '../kit/use-focus-restore.ts';
import { useLanguage } from '../kit/use-language.ts';
import { useNow } from '../kit/use-now.ts';
import { useBrowserStore } from '../kit/use-store.ts';
import { useStyles } from '../kit/use-stylesheet.ts';
import { BOOKER_IDS } from './BookerFields.tsx';
import { BookingRejected } from './BookingRejected.tsx';
import { ChangedPlaces } from './ChangedPlaces.tsx';
import { CheckoutBlocked } from './CheckoutBlocked.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import checkoutCss from './checkout.css?inline';
import { EmptyCheckout } from './EmptyCheckout.tsx';
import { FullTrips } from './FullTrips.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PendingBooking } from './PendingBooking.tsx';
import { sendPending } from './send-pending-booking.ts';
import { useOrder } from './use-order.ts';
import { usePlaceBooking } from './use-place-booking.ts';

export interface CheckoutProps {
  readonly operator: Operator;
  readonly service: BookingService;
  readonly go: Navigate;
}

/** The latest booking of this device that waits for its first payment, or null. */
function unpaidOf(stored: readonly StoredBooking[]): string | null {
  return stored.find(({ booking }) => booking.status === 'awaiting-payment')?.booking.ref ?? null;
}

/** The checkout: from a cart to a booking (specification.md#routes: /payment). */
export function CheckoutScreen({ operator, service, go }: CheckoutProps) {
  useStyles(css);
  useStyles(formCss);
  useStyles(checkoutCss);
  const language = useLanguage();
  const t = checkoutMessages(language);
  const order = useOrder();
  const stored = useBrowserStore($storedBookings, []);
  const { waiting, news } = useBrowserStore($pendingBookings, NOTHING_PENDING);
  const placing = usePlaceBooking({ service, go, correct: order.correct });
  const { cart } = order;
  const places = useCartPlaces(cart, useNow());
  const hasFull = placing.state.kind === 'ready' && placing.state.full !== undefined;
  const restoreFocus = useFocusRestore();
  const editFirst = () => {
    restoreFocus(() => document.getElementById(BOOKER_IDS.name));
    cancelPending();
  };
  const [owned, setOwned] = useState(false);
  const shared = useSharedCart(() => setOwned(true));
  const refusal = useMemo(
    () => (news?.kind === 'refused' ? rejectionOf(news.errors, cart, language) : null),
    [news, cart, language],
  );
  if (placing.state.kind === 'booked') {
    return (
      <Notice tone="good" title={t.booked(placing.state.ref)} role="status">
        <p>{t.next}</p>
        <p>
          <Message
            parts={t.stillHere<ReactNode>(
              <a href={`${localizedPath(PATHS.confirmation, language)}#ref=${placing.state.ref}`}>{t.openBooking}</a>,
            )}
          />
        </p>
      </Notice>
    );
  }
  if (waiting !== null) {
    return (
      <div className="checkout">
        <div className="checkout-main">
          <PendingBooking send={() => sendPending(service)} go={go} onCancel={editFirst} />
        </div>
        <OrderSummary cart={order.cartView} plan={order.order?.plan ?? null} view={order.view} />
      </div>
    );
  }
  if (cart.length === 0) return <EmptyCheckout unpaid={unpaidOf(stored)} />;
  if (order.blocker !== null)
    return <CheckoutBlocked blocker={order.blocker} lines={order.cartView.lines} locale={order.view.locale} />;
  return (
    <>
      {news?.kind === 'refused' && (
        <>
          <BookingRejected
            detail={news.detail}
            trips={news.full ? [] : (refusal?.trips ?? [])}
            locale={order.view.locale}
          />
          <FullTrips
            trips={tripsWithoutPlace(news.full ?? [], cart, language)}
            locale={order.view.locale}
            onMove={order.moveTrip}
          />
        </>
      )}
      {!hasFull && !(news?.kind === 'refused' && news.full) && (
        <ChangedPlaces lines={order.cartView.lines} places={places} />
      )}
      <SharedCart shared={shared} />
      {/* A new form with the stored contact replaces the sender's. */}
      <CheckoutForm
        key={String(owned)}
        operator={operator}
        service={service}
        order={order}
        placing={placing}
        rejected={refusal?.booker}
      />
    </>
  );
}
