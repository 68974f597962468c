import type { AskedListings } from '../../lib/catalogue/known-listing.ts';
import { tripCount } from '../../lib/catalogue/trip-count.text.ts';

interface Props {
  readonly listings: AskedListings;
  readonly onRetry: () => void;
}

/** The listings of a shortlist that cannot be shown, with reasons. */
export function LoadErrors({ listings: { gone, failed }, onRetry }: Props) {
  return (
    <>
      {gone.length > 0 && (
        <p className="list-note">
          {`${tripCount(gone.length)} on your list ${gone.length === 1 ? 'is' : 'are'} no longer offered.`}
        </p>
      )}
      {failed.length > 0 && (
        <p className="list-note" role="alert">
          {`${tripCount(failed.length)} could not be loaded. Check your connection. `}
          <button type="button" className="button button-quiet" onClick={onRetry}>
            Try again
          </button>
        </p>
      )}
    </>
  );
}

/** The error of a list whose code did not load, shown by hydrate-list.ts. */
export function MissingCode() {
  return (
    <p className="list-note" hidden>
      Your list could not be loaded. Check your connection and reload the page.
    </p>
  );
}
