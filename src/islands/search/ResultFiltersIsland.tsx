import { useEffect, useMemo, useRef } from 'react';
import { PATHS } from '../../lib/navigation/paths.ts';
import type { FacetOptions } from '../../lib/search/facet-options.ts';
import { relaxFilters } from '../../lib/search/relax-filters.ts';
import { countListings, type ListingCount } from '../../lib/search/result-count.text.ts';
import type { SearchCriteria } from '../../lib/search/search-criteria.ts';
import { searchUrlOf } from '../../lib/search/search-url.ts';
import { manilaInstant } from '../../lib/time/manila.ts';
import { Island } from '../kit/Island.tsx';
import { useFocusRestore } from '../kit/use-focus-restore.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FilterFields } from './FilterFields.tsx';
import { adoptField } from './hydrate-field.ts';
import { KeywordField } from './KeywordField.tsx';
import { loadListings } from './listings.ts';
import { NoResults } from './NoResults.tsx';
import { SearchNote } from './SearchNote.tsx';
import { SortSelect } from './SortSelect.tsx';
import { choose, chooseCriteria, chooseSort, pass, settle } from './search.store.ts';
import { chooseSearchedDay, forgetSearchedDay } from './search-data.store.ts';
import { PROBLEM_TEXTS } from './search-problems.ts';
import { expectKeywords, retrySearch } from './search-results.store.ts';
import { useDayField } from './use-day-field.ts';
import { useFilterSheet } from './use-filter-sheet.ts';
import { useResults } from './use-results.ts';
import { useSearchedDay } from './use-searched-day.ts';
import { useTouchedFields } from './use-touched-fields.ts';

interface Props {
  /** All listings of the page. */
  readonly total: ListingCount;
  /** Choices of the page's listings, each with their number. */
  readonly choices: FacetOptions;
  /** Names by code. */
  readonly places: Readonly<Record<string, string>>;
  /** False on the page that searches everything. */
  readonly partOfAll: boolean;
}

/** Filters, words and order of a list of results (specification.md#filters). */
export function ResultFilters({ total: built, places, partOfAll, ...page }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const order = useRef<HTMLSelectElement>(null);
  const { Sheet, open, close } = useFilterSheet();
  const { search, choices, active, results, problem, price, locale } = useResults(page.choices, places);
  const day = useSearchedDay();
  const DayField = useDayField(!partOfAll);
  const keepFocus = useFocusRestore();
  useTouchedFields(form, adoptField);
  useEffect(() => void loadListings(), []);
  const { criteria, sort } = search;
  const total = useMemo(() => (results ? countListings(results.all) : built), [results, built]);
  const moveFocus = () =>
    keepFocus(() => form.current?.querySelector<HTMLElement>('.active-filters button') ?? order.current);
  const drop = (without: SearchCriteria) => {
    moveFocus();
    chooseCriteria(without);
  };
  const retry = () => {
    moveFocus();
    retrySearch();
  };
  const reset = () => drop({});
  const forgetDay = () => {
    moveFocus();
    forgetSearchedDay();
  };
  const resetAll = () => {
    forgetSearchedDay();
    reset();
  };
  const isEmpty = results?.listings.length === 0;
  const note = problem && <SearchNote text={PROBLEM_TEXTS[problem]} onRetry={retry} />;
  const fields = (
    <>
      <FilterFields
        criteria={criteria}
        choices={choices}
        places={places}
        price={price}
        locale={locale}
        onChoose={choose}
        onPass={pass}
        onRest={settle}
      />
      {DayField && <DayField day={day ?? ''} onChoose={chooseSearchedDay} onForget={forgetSearchedDay} />}
    </>
  );
  return (
    <Island name="the filters">
      <form
        className="filters"
        ref={form}
        action={PATHS.search}
        aria-label="Filter trips"
        onSubmit={(event) => {
          event.preventDefault();
          settle();
        }}
      >
        <noscript>
          <input type="hidden" name="go" value="route" />
        </noscript>
        <div className="filter-bar">
          <KeywordField
            keywords={criteria.keywords ?? ''}
            onReach={expectKeywords}
            onType={(keywords) => pass({ keywords })}
            onLeave={settle}
          />
          <button
            className="button button-quiet filter-open needs-script"
            type="button"
            aria-haspopup="dialog"
            onClick={open}
          >
            {active.length > 0 ? `Filters (${active.length})` : 'Filters'}
          </button>
          <SortSelect sort={sort} onSort={chooseSort} field={order} />
        </div>
        <div className="filter-side">
          {!Sheet && fields}
          <noscript>
            <button className="button" type="submit">
              Find trips
            </button>
          </noscript>
        </div>
        <div className="filter-chips">
          {!Sheet && note}
          <ActiveFilters
            day={day === null ? null : manilaInstant(day)}
            filters={active}
            locale={locale}
            onRemove={drop}
            onForgetDay={forgetDay}
            onReset={resetAll}
          />
        </div>
        {isEmpty && (
          <NoResults
            waysOut={relaxFilters(criteria, active, results.counts())}
            total={total}
            locale={locale}
            everywhere={partOfAll ? `${PATHS.search}?${searchUrlOf(search)}` : null}
            contact={PATHS.contact}
            hasNearest={results.nearest.length > 0}
            onDrop={drop}
            onReset={reset}
          />
        )}
      </form>
      {Sheet && (
        <Sheet
          found={results ? countListings(results.listings) : total}
          total={total}
          locale={locale}
          canReset={active.length > 0}
          onReset={() => chooseCriteria({})}
          onClose={close}
        >
          {note}
          {fields}
        </Sheet>
      )}
    </Island>
  );
}
