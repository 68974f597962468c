import { useMemo, useState } from 'react';
import { refusalOf } from '../../lib/checkout/refusal.ts';
import { PATHS } from '../../lib/paths.ts';
import type { Operator } from '../../lib/site/operator.schema.ts';
import type { BookingService } from '../../lib/stores/booking-service/booking-service.ts';
import { $keptBookings, type KeptBooking } from '../../lib/stores/kept-bookings.ts';
import { $outbox, NOTHING_WAITS, takeBack } from '../../lib/stores/outbox.ts';
import { SharedCart } from '../cart/SharedCart.tsx';
import { BOOKER_IDS } from '../parts/checkout/BookerFields.tsx';
import checkoutCss from '../parts/checkout/checkout.css?inline';
import { EmptyCheckout } from '../parts/checkout/EmptyCheckout.tsx';
import { NotPayable } from '../parts/checkout/NotPayable.tsx';
import { OrderSummary } from '../parts/checkout/OrderSummary.tsx';
import { RefusedNews } from '../parts/checkout/RefusedNews.tsx';
import { Notice } from '../parts/screens/Notice.tsx';
import css from '../parts/screens/screen.css?inline';
import formCss from '../parts/screens/screen-form.css?inline';
import { useStyles } from '../parts/use-styles.ts';
import { useBrowserStore } from '../use-browser-store.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { useOrder } from './use-order.ts';
import { usePlacing } from './use-placing.ts';
import { WaitingBooking } from './WaitingBooking.tsx';

export interface CheckoutProps {
  readonly operator: Operator;
  readonly service: BookingService;
  readonly go: (address: string) => void;
}

/** The last booking of this device that waits for its first payment, if any. */
function unpaidOf(kept: readonly KeptBooking[]): string | null {
  return kept.find(({ booking }) => booking.status === 'awaiting-payment')?.booking.ref ?? null;
}

/** From a filled cart to a booking (specification, section 2: /payment). */
export function CheckoutScreen({ operator, service, go }: CheckoutProps) {
  useStyles(css);
  useStyles(formCss);
  useStyles(checkoutCss);
  const order = useOrder();
  const kept = useBrowserStore($keptBookings, []);
  const { waiting, news } = useBrowserStore($outbox, NOTHING_WAITS);
  const placing = usePlacing({ service, go, correct: order.correct });
  const { cart } = order;
  const keepFocus = useKeptFocus();
  const changeFirst = () => {
    keepFocus(() => document.getElementById(BOOKER_IDS.name));
    takeBack();
  };
  const [owned, setOwned] = useState(false);
  const refusal = useMemo(() => (news?.kind === 'refused' ? refusalOf(news.errors, cart) : null), [news, cart]);
  if (placing.state.kind === 'booked') {
    return (
      <Notice tone="good" title={`Booked: ${placing.state.ref}`} role="status">
        <p>We take you to the next step …</p>
        <p>
          Still here? <a href={`${PATHS.confirmation}#ref=${placing.state.ref}`}>See your booking, and pay it there</a>.
        </p>
      </Notice>
    );
  }
  if (waiting !== null) {
    return (
      <div className="checkout">
        <div className="checkout-main">
          <WaitingBooking service={service} go={go} onTakeBack={changeFirst} />
        </div>
        <OrderSummary cart={order.cartView} plan={order.order?.plan ?? null} view={order.view} />
      </div>
    );
  }
  if (cart.length === 0) return <EmptyCheckout unpaid={unpaidOf(kept)} />;
  if (order.blocker !== null) return <NotPayable blocker={order.blocker} lines={order.cartView.lines} />;
  return (
    <>
      {news?.kind === 'refused' && <RefusedNews detail={news.detail} trips={refusal?.trips ?? []} />}
      <SharedCart onOwn={() => setOwned(true)} />
      {/* The fields begin anew with what is known of the traveller: the sender's contact stays behind. */}
      <CheckoutForm
        key={String(owned)}
        operator={operator}
        service={service}
        order={order}
        placing={placing}
        refused={refusal?.booker}
      />
    </>
  );
}
