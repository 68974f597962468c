import { useEffect, useRef, useState } from 'react';
import { canMerge, mergedCarts } from '../../lib/cart/merged-carts.ts';
import { tripCount } from '../../lib/catalogue/trip-count.ts';
import { PATHS } from '../../lib/paths.ts';
import { $cartItems, clearCart, newItemRef, takeOutOfCart } from '../../lib/stores/cart.ts';
import { $outbox, NOTHING_WAITS } from '../../lib/stores/outbox.ts';
import { adoptCart, adoptRef, keepOwnCart } from '../../lib/stores/saved-cart.ts';
import { ClearCart } from '../parts/cart/ClearCart.tsx';
import cartCss from '../parts/cart/cart.css?inline';
import lineCss from '../parts/cart/cart-line.css?inline';
import notesCss from '../parts/cart/cart-notes.css?inline';
import { OpeningNote } from '../parts/cart/OpeningNote.tsx';
import { OtherCart } from '../parts/cart/OtherCart.tsx';
import screenCss from '../parts/screens/screen.css?inline';
import { WaitingNote } from '../parts/screens/WaitingNote.tsx';
import { useStyles } from '../parts/use-styles.ts';
import { useBrowserStore } from '../use-browser-store.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { CartContents } from './CartContents.tsx';
import { CartShare } from './CartShare.tsx';
import { EmptyCartHelp } from './EmptyCartHelp.tsx';
import { LastRemoval } from './LastRemoval.tsx';
import { SharedCart } from './SharedCart.tsx';
import { useOpenedCart } from './use-opened-cart.ts';

/** What was being looked at is gone with the last trip: the page begins anew. */
function useFreshStart(isEmpty: boolean): void {
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    if (isEmpty && !wasEmpty.current) scrollTo({ top: 0 });
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
}

/** The button that puts back what was taken out last. */
const undoButton = () => document.querySelector<HTMLElement>('.cart-removed button');

const lineButton = (ref: string) => document.querySelector<HTMLElement>(`[data-item="${ref}"] button`);

/** Everything of the cart's page: what a link brings, the trips, and what can be done with all of them. */
export function CartView() {
  useStyles(screenCss + lineCss + notesCss + cartCss);
  const cart = useBrowserStore($cartItems, []);
  const { waiting } = useBrowserStore($outbox, NOTHING_WAITS);
  const { opened, retry, showOwn } = useOpenedCart();
  const [settled, setSettled] = useState(false);
  const keepFocus = useKeptFocus();
  const said = useRef<HTMLParagraphElement>(null);
  const wasFilled = useRef(false);
  wasFilled.current ||= cart.length > 0;
  useFreshStart(cart.length === 0);
  const settle = (deed: () => void) => () => {
    keepFocus(() => said.current);
    deed();
    setSettled(true);
    showOwn();
  };
  return (
    <>
      <OpeningNote state={opened.kind} retry={retry} />
      {waiting !== null && <WaitingNote checkoutPath={PATHS.payment} canChange />}
      {opened.kind === 'question' && (
        <OtherCart
          reason={opened.reason}
          saved={opened.cart.bookingItems.length}
          own={cart.length}
          canMerge={canMerge(cart, opened.cart.bookingItems)}
          onMerge={settle(() => adoptRef(opened.cart, mergedCarts(cart, opened.cart.bookingItems, newItemRef)))}
          onTake={settle(() => adoptCart(opened.cart))}
          onKeep={settle(() => opened.reason === 'device' && keepOwnCart(opened.cart))}
        />
      )}
      <p ref={said} className="cart-said" role="status" tabIndex={-1}>
        {settled && opened.kind === 'own' && `Your cart has ${tripCount(cart.length)} now.`}
      </p>
      <SharedCart onOwn={showOwn} />
      <LastRemoval onUndo={(ref) => keepFocus(() => lineButton(ref))} />
      {cart.length > 0 && (
        <>
          <CartContents
            cart={cart}
            onRemove={(ref) => {
              keepFocus(undoButton);
              takeOutOfCart(ref);
            }}
          />
          <div className="cart-foot">
            <CartShare />
            <ClearCart count={cart.length} onClear={clearCart} />
          </div>
        </>
      )}
      {cart.length === 0 && opened.kind !== 'loading' && <EmptyCartHelp isEmptied={wasFilled.current} />}
    </>
  );
}
