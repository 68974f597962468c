import type { Ref } from 'react';
import type { Booker } from '../../lib/booking/booker.schema.ts';
import type { CartView } from '../../lib/cart/cart-view.ts';
import type { Operator } from '../../lib/site/operator.schema.ts';
import { bookingRef } from '../../lib/stores/booking-ref.ts';
import { requestText } from '../../lib/voucher/booking-text.ts';
import { messageLinks } from '../../lib/voucher/message-links.ts';
import { requestedTrip } from '../../lib/voucher/requested-trip.ts';
import { RequestByMessage } from '../parts/checkout/RequestByMessage.tsx';

interface Props {
  readonly operator: Operator;
  readonly cart: CartView;
  readonly asker: Booker;
  readonly locale: string;
  readonly box: Ref<HTMLDivElement>;
}

/** The cart as a message to the operator, for sites that are served without a booking service. */
export function RequestMessage({ operator, cart, asker, locale, box }: Props) {
  const ref = bookingRef();
  const { contacts, hours } = operator;
  const text = requestText({ ref, trips: cart.lines.map(requestedTrip), totalUsd: cart.usd }, asker, locale);
  const links = messageLinks(contacts, `Booking request ${ref}`, text);
  return <RequestByMessage links={links} text={text} hours={hours} box={box} />;
}
