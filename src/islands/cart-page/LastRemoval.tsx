import { MAX_ITEMS } from '../../lib/cart/cart.ts';
import { $cartItems, undoRemoval } from '../cart/cart.store.ts';
import { $removedItems } from '../cart/removed-items.store.ts';
import { useBrowserStore } from '../kit/use-store.ts';
import { RemovedItem } from './RemovedItem.tsx';

interface Props {
  /** Called before a trip is put back, with its reference: the button that does it is gone then. */
  readonly onUndo: (ref: string) => void;
}

/** What was taken out of the cart last, while there is room for it. */
export function LastRemoval({ onUndo }: Props) {
  const [last] = useBrowserStore($removedItems, []);
  const cart = useBrowserStore($cartItems, []);
  if (!last || cart.length >= MAX_ITEMS) return null;
  const undo = () => {
    onUndo(last.item.ref);
    undoRemoval(last);
  };
  // Each removal has its own note, or the focus would stay on the button of one before.
  return <RemovedItem key={last.item.ref} title={last.item.title} onUndo={undo} />;
}
