import { useEffect, useRef, useState } from 'react';
import { canMerge, mergeCarts } from '../../lib/cart/merge-carts.ts';
import { tripCount } from '../../lib/catalogue/trip-count.text.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { $cartItems, newItemRef, removeCartItem } from '../cart/cart.store.ts';
import { SharedCart } from '../cart/SharedCart.tsx';
import { adoptCart, adoptRef, preferOwnCart } from '../cart/saved-cart.ts';
import { $outbox, NOTHING_WAITS } from '../checkout/pending-bookings.store.ts';
import { LatePart } from '../kit/lazy-part.tsx';
import screenCss from '../kit/screen.css?inline';
import { useKeptFocus } from '../kit/use-focus-restore.ts';
import { useStyles } from '../kit/use-stylesheet.ts';
import { WaitingNote } from '../kit/WaitingNote.tsx';
import { useBrowserStore } from '../storage/use-store.ts';
import { OtherCart } from './CartConflict.tsx';
import { OpeningNote } from './CartLoading.tsx';
import notesCss from './cart-notes.css?inline';
import { EmptyCartHelp } from './EmptyCartHelp.tsx';
import { filledCartCode } from './filled-cart-code.ts';
import { LastRemoval } from './LastRemoval.tsx';
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
  useStyles(screenCss + notesCss);
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
      <OpeningNote state={opened.kind} bookingRef={opened.kind === 'booked' ? opened.ref : null} retry={retry} />
      {waiting !== null && <WaitingNote checkoutPath={PATHS.payment} canChange />}
      {opened.kind === 'question' && (
        <OtherCart
          reason={opened.reason}
          saved={opened.cart.bookingItems.length}
          own={cart.length}
          canMerge={canMerge(cart, opened.cart.bookingItems)}
          onMerge={settle(() => adoptRef(opened.cart, mergeCarts(cart, opened.cart.bookingItems, newItemRef)))}
          onTake={settle(() => adoptCart(opened.cart))}
          onKeep={settle(() => opened.reason === 'device' && preferOwnCart(opened.cart))}
        />
      )}
      <p ref={said} className="cart-said" role="status" tabIndex={-1}>
        {settled && opened.kind === 'own' && `Your cart has ${tripCount(cart.length)} now.`}
      </p>
      <SharedCart onOwn={showOwn} />
      <LastRemoval onUndo={(ref) => keepFocus(() => lineButton(ref))} />
      {cart.length > 0 && (
        <LatePart
          code={filledCartCode}
          part={{
            cart,
            onRemove: (ref) => {
              keepFocus(undoButton);
              removeCartItem(ref);
            },
          }}
        />
      )}
      {cart.length === 0 && opened.kind !== 'loading' && <EmptyCartHelp isEmptied={wasFilled.current} />}
    </>
  );
}
