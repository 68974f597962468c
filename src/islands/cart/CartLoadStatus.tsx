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
        This link opens no cart. Either it is not complete, or the cart has been booked or was not touched for a long
        time. Ask whoever sent it for a new one.
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
      The cart of this link could not be loaded. Are you connected?{' '}
      <button type="button" className="button button-quiet" onClick={retry}>
        Try again
      </button>
    </p>
  );
}
