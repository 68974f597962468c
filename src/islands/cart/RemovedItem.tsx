import { cartPageMessages } from '../../lib/messages/cart-page.ts';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly title: string;
  readonly onUndo: () => void;
}

/** The last removed item with an undo button, while the tab is open. */
export function RemovedItem({ title, onUndo }: Props) {
  const t = cartPageMessages(useLanguage());
  return (
    <p className="cart-removed">
      <span>{t.removed(title)}</span>
      <button type="button" className="button button-quiet" aria-label={t.undoTrip(title)} onClick={onUndo}>
        {t.undo}
      </button>
    </p>
  );
}
