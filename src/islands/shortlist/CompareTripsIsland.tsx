import { useEffect } from 'react';
import { askedListings } from '../../lib/catalogue/known-listing.ts';
import type { ListingDetail } from '../../lib/catalogue/listing-detail.schema.ts';
import { MAX_COMPARED } from '../../lib/catalogue/shortlist.ts';
import { DEFAULT_PREFERENCE } from '../../lib/money/currency-preference.ts';
import { DEFAULT_PEOPLE } from '../../lib/money/group-size.ts';
import { $preference } from '../currency/currency-preference.store.ts';
import { Island } from '../kit/Island.tsx';
import { showToast } from '../kit/notifications.store.ts';
import { useBrowserStore } from '../kit/use-store.ts';
import { $people } from '../listing/group-size.store.ts';
import { showPeople } from '../listing/group-size-control.ts';
import { CompareOffer } from './CompareOffer.tsx';
import { CompareTable } from './CompareTable.tsx';
import { LoadErrors, MissingCode } from './LoadErrors.tsx';
import { sharePage } from './share-page.ts';
import { useComparison } from './use-comparison.ts';

/**
 * Up to three trips side by side: an empty place until they are here. The − and + above it are
 * answered by group-size-control.ts.
 */
export function CompareTrips() {
  const { answer, retry, remove, add } = useComparison();
  const people = useBrowserStore($people, DEFAULT_PEOPLE);
  const format = useBrowserStore($preference, DEFAULT_PREFERENCE);
  useEffect(() => showPeople(people), [people]);
  const removeTrip = ({ code, title }: ListingDetail) => {
    remove(code);
    showToast(`Removed: ${title}.`);
    document.querySelector<HTMLElement>('h1')?.focus();
  };
  const addTrip = (code: string) => {
    if (!add(code)) showToast('You can compare up to three trips. Remove one first.');
  };
  const content = () => {
    if (answer === null) return <MissingCode />;
    const { request, listings } = answer;
    const compared = askedListings(listings, request.compared);
    return (
      <>
        <LoadErrors listings={compared} onRetry={retry} />
        {request.leftOut > 0 && (
          <p className="list-note">
            {`Part of this link was ignored: it names unknown trips, or more than ${MAX_COMPARED}.`}
          </p>
        )}
        {compared.found.length === 0 ? (
          <p className="list-note">Nothing to compare yet. Open a trip and press Compare, or add one from below.</p>
        ) : (
          <div className="compare-result">
            <CompareTable details={compared.found} people={people} format={format} onRemove={removeTrip} />
            <button type="button" className="button button-quiet" onClick={() => sharePage(location.href)}>
              Share this comparison
            </button>
          </div>
        )}
        <CompareOffer details={askedListings(listings, request.offered).found} onAdd={addTrip} />
      </>
    );
  };
  return (
    <Island name="the comparison">
      <div className="compare" data-compare-page="" aria-busy={answer === null}>
        {content()}
      </div>
    </Island>
  );
}
