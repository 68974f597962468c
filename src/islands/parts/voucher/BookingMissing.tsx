import { PATHS } from '../../../lib/paths.ts';
import { Notice } from '../screens/Notice.tsx';

interface Props {
  /** Null where the address names no booking. */
  readonly bookingRef: string | null;
  readonly kind: 'reading' | 'fresh' | 'offline' | 'unavailable' | 'no-api' | 'not-found';
  readonly retry: () => void;
}

const WHY = {
  offline:
    'There is no connection, and this device does not have the booking yet. Open this page again when you are online.',
  unavailable: 'Our service does not answer right now. Nothing is lost; try again in a moment.',
  'no-api': 'This copy of the site keeps no bookings. Write to us with the reference.',
  'not-found':
    'This device does not have the key to that booking, or there is no such booking. Open the link in our e-mail: the key is in it.',
} as const;

/** Where a booking should be that cannot be shown. */
export function BookingMissing({ bookingRef, kind, retry }: Props) {
  if (bookingRef !== null && (kind === 'reading' || kind === 'fresh'))
    return <div className="screen-wait" aria-busy="true" />;
  const text = kind === 'reading' || kind === 'fresh' ? 'The address names no booking.' : WHY[kind];
  return (
    <Notice tone="problem" title={bookingRef === null ? 'Which booking?' : `Booking ${bookingRef} cannot be shown`}>
      <p>{bookingRef === null ? 'The address names no booking.' : text}</p>
      <p className="message-links">
        {bookingRef !== null && (
          <button type="button" className="button" onClick={retry}>
            Try again
          </button>
        )}
        <a className="button button-quiet" href={PATHS.trips}>
          My trips
        </a>
      </p>
    </Notice>
  );
}
