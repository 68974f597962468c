import { type ComponentType, useEffect, useRef, useState } from 'react';
import { canMerge, mergeCarts } from '../../lib/cart/merge-carts.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { cartPageMessages } from '../../lib/messages/cart-page.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { $pendingBookings, NOTHING_PENDING } from '../booking-service/pending-bookings.store.ts';
import { LazyPart } from '../kit/lazy-part.tsx';
import type { OnDemand } from '../kit/on-demand.ts';
import { PendingNotice } from '../kit/PendingNotice.tsx';
import screenCss from '../kit/screen.css?inline';
import { useFocusRestore } from '../kit/use-focus-restore.ts';
import { useLanguage } from '../kit/use-language.ts';
import { useBrowserStore } from '../kit/use-store.ts';
import { useStyles } from '../kit/use-stylesheet.ts';
import { CartConflict } from './CartConflict.tsx';
import { CartLoadStatus } from './CartLoadStatus.tsx';
import { $cartItems, newItemRef, removeCartItem } from './cart.store.ts';
import notesCss from './cart-notes.css?inline';
import { EmptyCartScreen } from './EmptyCartScreen.tsx';
import type { FilledCartProps } from './FilledCartScreen.tsx';
import { RemovedItem } from './RemovedItem.tsx';
import { SharedCart } from './SharedCart.tsx';
import { adoptCart, adoptRef, preferOwnCart } from './saved-cart.ts';
import { useLastRemoval } from './use-last-removal.ts';
import { useOpenedCart } from './use-opened-cart.ts';
import { useSharedCart } from './use-shared-cart.ts';

/** Scrolls to the top once the last trip is removed. */
function useScrollToTop(isEmpty: boolean): void {
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    if (isEmpty && !wasEmpty.current) scrollTo({ top: 0 });
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
}

/** The undo button of the last removal. */
const undoButton = () => document.querySelector<HTMLElement>('.cart-removed button');

const lineButton = (ref: string) => document.querySelector<HTMLElement>(`[data-item="${ref}"] button`);

interface Props {
  /** What shows its trips, which an empty one does without. */
  readonly filledCart: OnDemand<ComponentType<FilledCartProps>>;
}

/** The cart page: a shared cart, the trips, and the actions on all of them. */
export function CartScreen({ filledCart }: Props) {
  useStyles(screenCss + notesCss);
  const language = useLanguage();
  const t = cartPageMessages(language);
  const cart = useBrowserStore($cartItems, []);
  const { waiting } = useBrowserStore($pendingBookings, NOTHING_PENDING);
  const { opened, retry, showOwn } = useOpenedCart();
  const shared = useSharedCart(showOwn);
  const removal = useLastRemoval();
  const [isSettled, setSettled] = useState(false);
  const restoreFocus = useFocusRestore();
  const status = useRef<HTMLParagraphElement>(null);
  const wasFilled = useRef(false);
  wasFilled.current ||= cart.length > 0;
  useScrollToTop(cart.length === 0);
  const settleWith = (action: () => void) => () => {
    restoreFocus(() => status.current);
    action();
    setSettled(true);
    showOwn();
  };
  return (
    <>
      <CartLoadStatus
        state={opened.kind}
        bookingRef={opened.kind === 'booked' ? opened.ref : null}
        number={opened.kind === 'failed' ? opened.number : undefined}
        retry={retry}
      />
      {waiting !== null && <PendingNotice checkoutPath={localizedPath(PATHS.payment, language)} canChange />}
      {opened.kind === 'question' && (
        <CartConflict
          reason={opened.reason}
          saved={opened.cart.bookingItems.length}
          own={cart.length}
          canMerge={canMerge(cart, opened.cart.bookingItems)}
          onMerge={settleWith(() => adoptRef(opened.cart, mergeCarts(cart, opened.cart.bookingItems, newItemRef)))}
          onTake={settleWith(() => adoptCart(opened.cart))}
          onKeep={settleWith(() => opened.reason === 'device' && preferOwnCart(opened.cart))}
        />
      )}
      <p ref={status} className="cart-status" role="status" tabIndex={-1}>
        {isSettled && opened.kind === 'own' && t.nowHas(cart.length)}
      </p>
      <SharedCart shared={shared} />
      {removal && (
        // Each removal has its own element, or the focus would stay on the button of one before.
        <RemovedItem
          key={removal.ref}
          title={removal.title}
          onUndo={() => {
            restoreFocus(() => lineButton(removal.ref));
            removal.undo();
          }}
        />
      )}
      {cart.length > 0 && (
        <LazyPart
          code={filledCart}
          part={{
            cart,
            onRemove: (ref) => {
              restoreFocus(undoButton);
              removeCartItem(ref);
            },
          }}
        />
      )}
      {cart.length === 0 && opened.kind !== 'loading' && <EmptyCartScreen isEmptied={wasFilled.current} />}
    </>
  );
}
