import { useEffect, useRef, useState } from 'react';
import { canMerge, mergedCarts } from '../../lib/cart/merged-carts.ts';
import { PATHS } from '../../lib/paths.ts';
import { $cartItems, clearCart, type RemovedItem, takeOutOfCart, undoRemoval } from '../../lib/stores/cart.ts';
import { $outbox, NOTHING_WAITS } from '../../lib/stores/outbox.ts';
import { adoptCart, adoptRef, keepOwnCart } from '../../lib/stores/saved-cart.ts';
import { ClearCart } from '../parts/cart/ClearCart.tsx';
import cartCss from '../parts/cart/cart.css?inline';
import lineCss from '../parts/cart/cart-line.css?inline';
import notesCss from '../parts/cart/cart-notes.css?inline';
import { OpeningNote } from '../parts/cart/OpeningNote.tsx';
import { OtherCart } from '../parts/cart/OtherCart.tsx';
import { RemovedNote } from '../parts/cart/RemovedNote.tsx';
import { WaitingNote } from '../parts/screens/WaitingNote.tsx';
import { useStyles } from '../parts/use-styles.ts';
import { useBrowserStore } from '../use-browser-store.ts';
import { CartContents } from './CartContents.tsx';
import { CartShare } from './CartShare.tsx';
import { EmptyCartHelp } from './EmptyCartHelp.tsx';
import { useOpenedCart } from './use-opened-cart.ts';

/** What was being looked at is gone with the last trip: the page begins anew. */
function useFreshStart(isEmpty: boolean): void {
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    if (isEmpty && !wasEmpty.current) scrollTo({ top: 0 });
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
}

/** Everything of the cart's page: what a link brings, the trips, and what can be done with all of them. */
export function CartView() {
  useStyles(lineCss + notesCss + cartCss);
  const cart = useBrowserStore($cartItems, []);
  const { waiting } = useBrowserStore($outbox, NOTHING_WAITS);
  const { opened, retry, showOwn } = useOpenedCart();
  const [removed, setRemoved] = useState<RemovedItem | null>(null);
  const wasFilled = useRef(false);
  wasFilled.current ||= cart.length > 0;
  useFreshStart(cart.length === 0);
  const settle = (deed: () => void) => () => {
    deed();
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
          onMerge={settle(() => adoptRef(opened.cart, mergedCarts(cart, opened.cart.bookingItems)))}
          onTake={settle(() => adoptCart(opened.cart))}
          onKeep={settle(() => opened.reason === 'device' && keepOwnCart(opened.cart))}
        />
      )}
      {removed && (
        <RemovedNote
          title={removed.item.title}
          onUndo={() => {
            undoRemoval(removed);
            setRemoved(null);
          }}
        />
      )}
      {cart.length > 0 && (
        <>
          <CartContents cart={cart} onRemove={(ref) => setRemoved(takeOutOfCart(ref))} />
          <div className="cart-foot">
            <CartShare />
            <ClearCart
              count={cart.length}
              onClear={() => {
                clearCart();
                setRemoved(null);
              }}
            />
          </div>
        </>
      )}
      {cart.length === 0 && opened.kind !== 'loading' && <EmptyCartHelp isEmptied={wasFilled.current} />}
    </>
  );
}
