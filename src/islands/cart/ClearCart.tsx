import { useLayoutEffect, useRef, useState } from 'react';
import { cartMessages } from '../../lib/messages/cart.ts';
import { openModal } from '../kit/open-modal.ts';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly count: number;
  readonly onClear: () => void;
}

/** Empties the cart after a confirmation. */
export function ClearCart({ count, onClear }: Props) {
  const t = cartMessages(useLanguage()).empty;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className="cart-clear" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t.action}
      </button>
      {isAsking && <ClearDialog count={count} onClear={onClear} close={() => setAsking(false)} />}
    </>
  );
}

function ClearDialog({ count, onClear, close }: Props & { readonly close: () => void }) {
  const t = cartMessages(useLanguage()).empty;
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (dialog.current) openModal(dialog.current);
  }, []);
  return (
    <dialog ref={dialog} className="cart-question" aria-labelledby="clear-title" onClose={close}>
      <h2 id="clear-title">{t.question}</h2>
      <p>{t.removes(count)}</p>
      <p className="cart-ways">
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {t.keep(count)}
        </button>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => {
            dialog.current?.close();
            onClear();
          }}
        >
          {t.action}
        </button>
      </p>
    </dialog>
  );
}
