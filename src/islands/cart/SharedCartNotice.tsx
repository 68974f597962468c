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
        You opened it from a link. Anyone with the link can see and change these trips. Once you book, they can also see
        your name, e-mail and mobile number, and cancel the booking.
      </p>
      {onOwn && (
        <p>
          <button type="button" className="button button-quiet" onClick={onOwn}>
            Make it private
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
        Someone with the link has booked it as {bookingRef}. Your trips and details are still here. Only book again if
        you want more trips.
      </p>
      <p className="message-links">
        <a className="button" href={`${PATHS.confirmation}#ref=${bookingRef}`}>
          See the booking
        </a>
        <button type="button" className="button button-quiet" onClick={onOwn}>
          Keep my trips
        </button>
      </p>
    </section>
  );
}

/** Shown once the cart is not shared any more, as the pressed button is gone. */
export function OwnCartNotice({ box }: { readonly box: Ref<HTMLParagraphElement> }) {
  return (
    <p ref={box} className="notice" data-tone="good" role="status" tabIndex={-1}>
      This cart is now yours alone. The link still opens the shared one.
    </p>
  );
}
