import { useState } from 'react';
import { type Departure, withDeparture } from '../../lib/availability/full-departure.ts';
import type { Cart } from '../../lib/cart/cart.ts';
import type { CartLine } from '../../lib/cart/cart-line.ts';
import { type CartView, cartBlocker, cartView } from '../../lib/cart/cart-view.ts';
import { type Order, orderOf } from '../../lib/checkout/order-summary.ts';
import { cartChanges, lineChanges, type PriceChange } from '../../lib/checkout/price-changes.ts';
import type { PriceFormat } from '../../lib/money/price-format.ts';
import { $cartItems, putInCart, replaceCart } from '../cart/cart.store.ts';
import { usePreference } from '../currency/use-preference.ts';
import { useLanguage } from '../kit/use-language.ts';
import { useNow } from '../kit/use-now.ts';
import { useBrowserStore } from '../kit/use-store.ts';
import { useListings } from '../listing/use-listings.ts';

/** The order in its present state. */
export interface CurrentOrder {
  readonly cart: Cart;
  readonly cartView: CartView;
  readonly view: PriceFormat;
  /** The rules and what is due when; null while the rules of a trip are not known. */
  readonly order: Order | null;
  /** The reason why the cart cannot be booked, or null. */
  readonly blocker: string | null;
  /** Whether a listing could not be requested. */
  readonly unchecked: boolean;
  /** Prices that are others than the traveller saw, and has not agreed to. */
  readonly changes: readonly PriceChange[];
  /** The traveller agrees to the changed prices. */
  readonly acceptChanges: () => void;
  /** Replaces the cart by the booking service's correction. */
  readonly correct: (items: Cart) => void;
  /** Moves a trip to another departure. */
  readonly moveTrip: (ref: string, departure: Departure) => void;
  readonly retry: () => void;
}

/** The lines with prices of the booking service, which count more than older listings here. */
function withServicePrices(lines: readonly CartLine[], cart: Cart, priced: ReadonlySet<string>): readonly CartLine[] {
  return lines.map((line) => {
    const own = cart.find(({ ref }) => ref === line.item.ref);
    const isSettled = line.state.kind === 'repriced' && own && priced.has(own.ref);
    return isSettled ? { ...line, item: own, state: { kind: 'ready' } } : line;
  });
}

/** The cart compared with today's catalogue, and with corrections of the booking service. */
export function useOrder(): CurrentOrder {
  const language = useLanguage();
  const cart = useBrowserStore($cartItems, []);
  const view = usePreference();
  const now = useNow();
  const { listings, retry } = useListings(cart.map(({ trip }) => trip.listingCode));
  const [corrections, setCorrections] = useState<readonly PriceChange[]>([]);
  const [priced, setPriced] = useState<ReadonlySet<string>>(new Set());
  const checked = cartView(cart, { listings, currency: view, now, language });
  const lines = withServicePrices(checked.lines, cart, priced);
  const usd = lines.reduce((sum, { item }) => sum + item.totalUsd, 0);
  return {
    cart,
    cartView: { ...checked, lines, usd },
    view,
    order: orderOf(lines, now, view.locale, language),
    blocker: cartBlocker({ lines }, language),
    unchecked: cart.some(({ trip }) => listings.get(trip.listingCode)?.kind === 'failed'),
    changes: [...corrections, ...lineChanges(lines)],
    acceptChanges: () => {
      setCorrections([]);
      replaceCart(lines.map(({ item }) => item));
    },
    correct: (items) => {
      setCorrections(cartChanges(cart, items));
      setPriced(new Set(items.map(({ ref }) => ref)));
      replaceCart(items);
    },
    moveTrip: (ref, departure) => {
      const item = cart.find((each) => each.ref === ref);
      if (item) putInCart(withDeparture(item, departure));
    },
    retry,
  };
}
