import { useLayoutEffect, useRef, useState } from 'react';
import { openModal } from '../kit/open-modal.ts';

interface Props {
  readonly count: number;
  readonly onClear: () => void;
}

/** Empties the cart after a confirmation. */
export function ClearCart({ count, onClear }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className="cart-clear" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Empty the cart
      </button>
      {isAsking && <ClearDialog count={count} onClear={onClear} close={() => setAsking(false)} />}
    </>
  );
}

function ClearDialog({ count, onClear, close }: Props & { readonly close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (dialog.current) openModal(dialog.current);
  }, []);
  const trips = count === 1 ? 'the trip' : `all ${count} trips`;
  return (
    <dialog ref={dialog} className="cart-question" aria-labelledby="clear-title" onClose={close}>
      <h2 id="clear-title">Empty the cart?</h2>
      <p>This removes {trips} from your cart. You cannot undo it.</p>
      <p className="cart-ways">
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          Keep {count === 1 ? 'it' : 'them'}
        </button>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => {
            dialog.current?.close();
            onClear();
          }}
        >
          Empty the cart
        </button>
      </p>
    </dialog>
  );
}
