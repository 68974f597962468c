import type { ReactNode } from 'react';
import type { ListingDetail } from '../../lib/catalogue/listing-detail.schema.ts';
import { useListings } from '../listing/use-listings.ts';

interface Props {
  readonly code: string;
  readonly children: (detail: ListingDetail) => ReactNode;
}

/** Shows something of a listing once it has loaded, or why it has not. */
export function LoadedListing({ code, children }: Props) {
  const loaded = useListings([code]);
  const known = loaded.listings.get(code);
  if (!known) return <p role="status">Loading</p>;
  if (known.kind === 'found') return children(known.detail);
  return (
    <p className="desk-problem" role="alert">
      {known.kind === 'gone' ? 'This trip is not sold any more.' : 'The trip did not load. '}
      {known.kind === 'failed' && (
        <button type="button" className="button button-quiet" onClick={loaded.retry}>
          Try again
        </button>
      )}
    </p>
  );
}
