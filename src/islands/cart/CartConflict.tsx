import { cartPageMessages } from '../../lib/messages/cart-page.ts';
import { useLanguage } from '../kit/use-language.ts';

/** The origin of the other cart: a link, or another device with this one. */
export type CartConflictReason = 'link' | 'device';

interface Props {
  readonly reason: CartConflictReason;
  /** Number of trips in the saved cart, and in this browser's. */
  readonly saved: number;
  readonly own: number;
  /** False where both together exceed the limit of a cart. */
  readonly canMerge: boolean;
  readonly onMerge: () => void;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

/** The choice between two carts, so that none is discarded without an answer. */
export function CartConflict({ reason, saved, own, canMerge, onMerge, onTake, onKeep }: Props) {
  const { conflict: t } = cartPageMessages(useLanguage());
  const isLink = reason === 'link';
  return (
    <section className="cart-other" aria-labelledby="other-title">
      <h2 id="other-title">{isLink ? t.twoCarts : t.changedElsewhere}</h2>
      <p>
        {isLink ? t.fromLink(saved) : t.onOther(saved)} {t.onThis(own)}
      </p>
      <p className="cart-ways">
        {canMerge && (
          <button type="button" className="button" onClick={onMerge}>
            {t.combine}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={onTake}>
          {isLink ? t.useLinked : t.useOther}
        </button>
        <button type="button" className="button button-quiet" onClick={onKeep}>
          {t.keepMine}
        </button>
      </p>
    </section>
  );
}
