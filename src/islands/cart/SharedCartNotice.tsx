import { type Ref, useId } from 'react';
import { PATHS } from '../../lib/navigation/paths.ts';

interface Props {
  /** Null while it may have been booked already: then its reference must not change. */
  readonly onOwn: (() => void) | null;
}

/** The notice that others can open the shared cart, shown before a booking. */
export function SharedCartNotice({ onOwn }: Props) {
  const title = useId();
  return (
    <section className="notice" data-tone="waiting" aria-labelledby={title}>
      <h2 id={title}>This cart is shared</h2>
      <p>
        It came by a link. Whoever has the link sees these trips and can change them. Once you book, they see the
        booking with your name, e-mail and number too, and can cancel it.
      </p>
      {onOwn && (
        <p>
          <button type="button" className="button button-quiet" onClick={onOwn}>
            Make it mine only
          </button>
        </p>
      )}
    </section>
  );
}

interface FriendProps {
  readonly bookingRef: string;
  readonly onOwn: () => void;
}

/**
 * The notice that another person with the link has booked the cart. The trips here are not lost.
 */
export function FriendBookedNotice({ bookingRef, onOwn }: FriendProps) {
  const title = useId();
  return (
    <section className="notice" data-tone="waiting" aria-labelledby={title}>
      <h2 id={title}>A friend has booked this cart</h2>
      <p>
        Somebody with whom you share its link booked it: it is booking {bookingRef}. Your trips and all that you typed
        are still here. Book them too only if you want them twice, or different ones.
      </p>
      <p className="message-links">
        <a className="button" href={`${PATHS.confirmation}#ref=${bookingRef}`}>
          See the booking
        </a>
        <button type="button" className="button button-quiet" onClick={onOwn}>
          Keep my trips as a cart of my own
        </button>
      </p>
    </section>
  );
}

/** Shown once the cart is not shared any more, as the pressed button is gone. */
export function OwnCartNotice({ box }: { readonly box: Ref<HTMLParagraphElement> }) {
  return (
    <p ref={box} className="notice" data-tone="good" role="status" tabIndex={-1}>
      This cart is yours alone now. The link goes on opening the shared one.
    </p>
  );
}
