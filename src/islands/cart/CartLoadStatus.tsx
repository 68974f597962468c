import { PATHS } from '../../lib/navigation/paths.ts';

interface Props {
  readonly state: 'own' | 'loading' | 'question' | 'missing' | 'booked' | 'failed';
  /** The booking made from the cart of the link. */
  readonly bookingRef: string | null;
  readonly retry: () => void;
}

/** The state of loading the cart of a link, with a retry. */
export function CartLoadStatus({ state, bookingRef, retry }: Props) {
  if (state === 'loading') return <p role="status">Opening the cart …</p>;
  if (state === 'missing') {
    return (
      <p className="cart-warning" role="alert">
        This cart link does not work. It may be incomplete, or the cart was booked or left unused for too long. Ask the
        sender for a new link.
      </p>
    );
  }
  if (state === 'booked') {
    return (
      <p className="cart-warning" role="alert">
        This cart has been booked, by a friend with the link or by you.{' '}
        <a href={`${PATHS.confirmation}#ref=${bookingRef}`}>See booking {bookingRef}</a>
      </p>
    );
  }
  if (state !== 'failed') return null;
  return (
    <p className="cart-warning" role="alert">
      This cart could not be loaded. Check your connection.{' '}
      <button type="button" className="button button-quiet" onClick={retry}>
        Try again
      </button>
    </p>
  );
}
