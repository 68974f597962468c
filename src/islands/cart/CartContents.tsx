import { useEffect, useRef } from 'react';
import type { Cart } from '../../lib/cart/cart.ts';
import type { CartItem } from '../../lib/cart/cart-item.schema.ts';
import { cartBlocker, cartView, isRepriced } from '../../lib/cart/cart-view.ts';
import { cartMessages } from '../../lib/messages/cart.ts';
import type { PriceFormat } from '../../lib/money/price-format.ts';
import { manilaInstant } from '../../lib/time/manila.ts';
import { formatManilaDay } from '../../lib/time/manila-format.ts';
import { useCashEstimate } from '../currency/use-cash-estimate.ts';
import { LocalTime } from '../kit/LocalTime.tsx';
import { useFocusRestore } from '../kit/use-focus-restore.ts';
import { useLanguage } from '../kit/use-language.ts';
import { useNow } from '../kit/use-now.ts';
import { useListings } from '../listing/use-listings.ts';
import { CartLineItem } from './CartLineItem.tsx';
import { CartTotals } from './CartTotals.tsx';
import { PriceCheckFailed } from './PriceCheckFailed.tsx';
import { useCartPlaces } from './use-cart-places.ts';

/** The dialog in which a trip of the cart is changed. */
export interface TripDialog {
  /** Loads the dialog's code. @throws Error when it does not load */
  readonly load: () => Promise<unknown>;
  /** Opens the dialog; on closing, the element of `from` gets the focus. */
  readonly open: (code: string, item: CartItem, from: () => HTMLElement | null) => Promise<void>;
}

export interface CartContentsProps {
  readonly cart: Cart;
  readonly view: PriceFormat;
  readonly tripDialog: TripDialog;
  readonly onRemove: (ref: string) => void;
  /** Stores the items with the prices that are shown. */
  readonly onReprice: (items: Cart) => void;
}

/** Selector of lines with a problem that prevents booking. */
const PROBLEM_LINES = '[data-state="problem"], [data-state="departed"], [data-state="withdrawn"]';

function buttonOf(ref: string): HTMLElement | null {
  return document.querySelector(`[data-edit="${ref}"]`);
}

/** The trips as a journey, day by day, with today's prices, and what everything costs. */
export function CartContents({ cart, view, tripDialog, onRemove, onReprice }: CartContentsProps) {
  const list = useRef<HTMLDivElement>(null);
  const language = useLanguage();
  const now = useNow();
  const { listings, retry } = useListings(cart.map(({ trip }) => trip.listingCode));
  const { days, lines, usd, cashPhp } = cartView(cart, { listings, currency: view, now, language });
  const places = useCartPlaces(cart, now);
  const cashUsd = useCashEstimate(cashPhp);
  const { load, open } = tripDialog;
  useEffect(() => void load().catch(() => undefined), [load]);
  const blocker = cartBlocker({ lines }, language);
  const isUnchecked = cart.some(({ trip }) => listings.get(trip.listingCode)?.kind === 'failed');
  const restoreFocus = useFocusRestore();
  const reloadPrices = () => {
    restoreFocus(() => list.current?.querySelector<HTMLElement>('[data-item] button'));
    retry();
  };
  const onContinue = () => {
    if (blocker !== null) list.current?.querySelector<HTMLElement>(`:is(${PROBLEM_LINES}) button`)?.focus();
    // What was read here is what is booked.
    else if (isRepriced({ lines })) onReprice(lines.map(({ item }) => item));
  };
  return (
    <div className="cart" ref={list}>
      <div className="cart-days">
        {isUnchecked && <PriceCheckFailed retry={reloadPrices} />}
        {days.map(({ date, lines: ofDay }) => (
          <section key={date} aria-labelledby={`day-${date}`}>
            <h2 id={`day-${date}`}>
              <LocalTime instant={manilaInstant(date)} locale={view.locale} as={formatManilaDay} />
            </h2>
            <ol>
              {ofDay.map((line) => (
                <CartLineItem
                  key={line.item.ref}
                  line={line}
                  view={view}
                  totalUsd={usd}
                  now={now}
                  fullText={places.get(line.item.ref) ?? null}
                  onEdit={() => open(line.item.trip.listingCode, line.item, () => buttonOf(line.item.ref))}
                  onRemove={() => onRemove(line.item.ref)}
                />
              ))}
            </ol>
          </section>
        ))}
        <p className="soft small">{cartMessages(language).palawanTime}</p>
      </div>
      <CartTotals usd={usd} cashPhp={cashPhp} cashUsd={cashUsd} view={view} blocker={blocker} onContinue={onContinue} />
    </div>
  );
}
