import { PATHS } from '../../../lib/paths.ts';

interface Props {
  /** True where the trip is not offered any more; else it cannot be had now. */
  readonly gone: boolean;
  readonly retry: () => void;
}

/** Why a trip cannot be booked here, and what to do instead. */
export function ListingProblem({ gone, retry }: Props) {
  return (
    <div className="booking-problem" role="alert">
      {gone ? (
        <p>
          This trip is not offered any more. <a href={PATHS.search}>Look for another one</a>, or{' '}
          <a href={PATHS.contact}>ask us</a>.
        </p>
      ) : (
        <>
          <p>
            The details of this trip could not be loaded. Are you connected? You can also{' '}
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
