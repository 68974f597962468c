import { useEffect } from 'react';
import { askedListings } from '../../lib/catalogue/known-listing.ts';
import type { ListingDetail } from '../../lib/catalogue/listing-detail.schema.ts';
import { MAX_COMPARED } from '../../lib/catalogue/shortlist.ts';
import type { Language } from '../../lib/languages/language.ts';
import { comparisonMessages } from '../../lib/messages/comparison.ts';
import { DEFAULT_PEOPLE } from '../../lib/money/group-size.ts';
import { usePreference } from '../currency/use-preference.ts';
import { Island } from '../kit/Island.tsx';
import { showToast } from '../kit/notifications.store.ts';
import { useLanguage } from '../kit/use-language.ts';
import { useBrowserStore } from '../kit/use-store.ts';
import { $people } from '../listing/group-size.store.ts';
import { showPeople } from '../listing/group-size-control.ts';
import { CompareOffer } from './CompareOffer.tsx';
import { CompareTable } from './CompareTable.tsx';
import { EmptyComparison } from './EmptyComparison.tsx';
import { LoadErrors, MissingCode } from './LoadErrors.tsx';
import { sharePage } from './share-page.ts';
import { useComparison } from './use-comparison.ts';

interface Props {
  readonly language?: Language | undefined;
}

/**
 * Up to three trips side by side: an empty place until they are here. The − and + above it are
 * answered by group-size-control.ts.
 */
export function CompareTrips({ language: own }: Props) {
  const t = comparisonMessages(useLanguage(own));
  const { answer, retry, remove, add } = useComparison();
  const people = useBrowserStore($people, DEFAULT_PEOPLE);
  const format = usePreference(own);
  useEffect(() => showPeople(people), [people]);
  const removeTrip = ({ code, title }: ListingDetail) => {
    remove(code);
    showToast(t.removed(title));
    document.querySelector<HTMLElement>('h1')?.focus();
  };
  const addTrip = (code: string) => {
    if (!add(code)) showToast(t.full);
  };
  const content = () => {
    if (answer === null) return <MissingCode />;
    const { request, listings } = answer;
    const compared = askedListings(listings, request.compared);
    const offered = askedListings(listings, request.offered).found;
    return (
      <>
        <LoadErrors listings={compared} onRetry={retry} />
        {request.leftOut > 0 && <p className="list-note">{t.partIgnored(MAX_COMPARED)}</p>}
        {compared.found.length === 0 ? (
          <EmptyComparison canAdd={offered.length > 0} />
        ) : (
          <div className="compare-result">
            <CompareTable details={compared.found} people={people} format={format} onRemove={removeTrip} />
            <button type="button" className="button button-quiet" onClick={() => sharePage(location.href)}>
              {t.share}
            </button>
          </div>
        )}
        <CompareOffer details={offered} onAdd={addTrip} />
      </>
    );
  };
  return (
    <Island messages={comparisonMessages} language={own}>
      <div className="compare" data-compare-page="" aria-busy={answer === null}>
        {content()}
      </div>
    </Island>
  );
}
