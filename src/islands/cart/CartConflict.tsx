import { tripCount } from '../../lib/catalogue/trip-count.text.ts';

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
  const isLink = reason === 'link';
  return (
    <section className="cart-other" aria-labelledby="other-title">
      <h2 id="other-title">{isLink ? 'You have two carts' : 'This cart was changed on another device'}</h2>
      <p>
        {isLink ? 'The cart from the link has ' : 'On the other device it has '}
        {tripCount(saved)}. On this device you have {tripCount(own)}.
      </p>
      <p className="cart-ways">
        {canMerge && (
          <button type="button" className="button" onClick={onMerge}>
            Combine carts
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={onTake}>
          {isLink ? 'Use linked cart' : 'Use other cart'}
        </button>
        <button type="button" className="button button-quiet" onClick={onKeep}>
          Keep mine
        </button>
      </p>
    </section>
  );
}
