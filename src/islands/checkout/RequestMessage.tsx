import type { Ref } from 'react';
import type { Booker } from '../../lib/booking/booker.schema.ts';
import { requestText } from '../../lib/bookings/booking.text.ts';
import { messageLinks } from '../../lib/bookings/message-links.ts';
import { requestedTripTextData } from '../../lib/bookings/requested-trip-text-data.ts';
import type { CartView } from '../../lib/cart/cart-view.ts';
import type { Operator } from '../../lib/site/operator.schema.ts';
import { useLanguage } from '../kit/use-language.ts';
import { RequestByMessage } from './RequestByMessage.tsx';

interface Props {
  readonly operator: Operator;
  readonly cart: CartView;
  /** Under which reference it is requested. */
  readonly bookingRef: string;
  readonly asker: Booker;
  readonly locale: string;
  readonly box: Ref<HTMLDivElement>;
}

/** The cart as a message to the operator, for sites without a booking service. */
export function RequestMessage({ operator, cart, bookingRef: ref, asker, locale, box }: Props) {
  const { contacts, hours } = operator;
  const text = requestText({ ref, trips: cart.lines.map(requestedTripTextData), totalUsd: cart.usd }, asker, locale);
  const links = messageLinks(contacts, `Booking request ${ref}`, text, useLanguage());
  return <RequestByMessage links={links} text={text} hours={hours} locale={locale} box={box} />;
}
