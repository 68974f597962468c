import type { BookingObstacle } from '../../lib/catalogue/known-listing.ts';
import { SAMPLE_REFUSAL } from '../../lib/catalogue/sample.text.ts';
import { PATHS } from '../../lib/navigation/paths.ts';

interface Props {
  readonly obstacle: BookingObstacle;
  readonly retry: () => void;
}

/** Why a trip cannot be booked here, and what to do instead. */
export function ListingProblem({ obstacle, retry }: Props) {
  return (
    <div className="booking-problem" role="alert">
      {obstacle === 'sample' && (
        <p>
          {SAMPLE_REFUSAL} <a href={PATHS.contact}>Ask us by message</a> what we can do, or{' '}
          <a href={PATHS.search}>find another trip</a>.
        </p>
      )}
      {obstacle === 'gone' && (
        <p>
          This trip is no longer offered. <a href={PATHS.search}>Find another one</a>, or{' '}
          <a href={PATHS.contact}>ask us</a>.
        </p>
      )}
      {obstacle === 'failed' && (
        <>
          <p>
            The details of this trip could not be loaded. Check your connection. You can also{' '}
            <a href={PATHS.contact}>book by message</a>.
          </p>
          <button type="button" className="button" onClick={retry}>
            Try again
          </button>
        </>
      )}
    </div>
  );
}
