import { useEffect, useRef, useState } from 'react';
import { PATHS } from '../lib/paths.ts';
import type { Choices } from '../lib/search/choices.ts';
import { writeSearchAddress } from '../lib/search/search-address.ts';
import type { SearchCriteria } from '../lib/search/search-criteria.ts';
import { waysOut } from '../lib/search/ways-out.ts';
import { loadListings } from '../lib/stores/listings.ts';
import { choose, chooseCriteria, chooseSort, pass, settle } from '../lib/stores/search.ts';
import { forgetSearchedDay } from '../lib/stores/search-data.ts';
import { expectKeywords, retrySearch } from '../lib/stores/search-results.ts';
import { adoptField } from './adopt-field.ts';
import { ActiveFilters } from './parts/filters/ActiveFilters.tsx';
import { FilterFields } from './parts/filters/FilterFields.tsx';
import { FilterSheet } from './parts/filters/FilterSheet.tsx';
import { KeywordField } from './parts/filters/KeywordField.tsx';
import { NoResults } from './parts/filters/NoResults.tsx';
import { SearchNote } from './parts/filters/SearchNote.tsx';
import { SortSelect } from './parts/filters/SortSelect.tsx';
import { useTouchedFields } from './parts/filters/use-touched-fields.ts';
import { Island } from './parts/Island.tsx';
import { PROBLEM_TEXTS } from './search-problems.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useResults } from './use-results.ts';
import { useSearchedDay } from './use-searched-day.ts';

interface Props {
  /** All trips of the page. */
  readonly total: number;
  /** Choices of the page's listings, each with their number. */
  readonly choices: Choices;
  /** Names by code. */
  readonly places: Readonly<Record<string, string>>;
  /** False on the page that searches everything. */
  readonly partOfAll: boolean;
}

/** Filters, words and order of a list of results (specification, section 9, Filters and Sort options). */
export function ResultFilters({ total: built, places, partOfAll, ...page }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const order = useRef<HTMLSelectElement>(null);
  const [sheetIsOpen, setSheetIsOpen] = useState(false);
  const { search, choices, active, results, problem, price, locale } = useResults(page.choices, places);
  const day = useSearchedDay();
  const keepFocus = useKeptFocus();
  useTouchedFields(form, adoptField);
  useEffect(() => void loadListings(), []);
  const { criteria, sort } = search;
  const total = results?.all.length ?? built;
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
            onClick={() => setSheetIsOpen(true)}
          >
            {active.length > 0 ? `Filters (${active.length})` : 'Filters'}
          </button>
          <SortSelect sort={sort} onSort={chooseSort} field={order} />
        </div>
        <div className="filter-side">
          {!sheetIsOpen && fields}
          <noscript>
            <button className="button" type="submit">
              Find trips
            </button>
          </noscript>
        </div>
        <div className="filter-chips">
          {!sheetIsOpen && note}
          <ActiveFilters
            day={day}
            filters={active}
            locale={locale}
            onRemove={drop}
            onForgetDay={forgetDay}
            onReset={resetAll}
          />
        </div>
        {isEmpty && (
          <NoResults
            waysOut={waysOut(criteria, active, results.counts())}
            total={total}
            locale={locale}
            everywhere={partOfAll ? `${PATHS.search}?${writeSearchAddress(search)}` : null}
            contact={PATHS.contact}
            hasNearest={results.nearest.length > 0}
            onDrop={drop}
            onReset={reset}
          />
        )}
      </form>
      {sheetIsOpen && (
        <FilterSheet
          found={results?.listings.length ?? total}
          total={total}
          locale={locale}
          canReset={active.length > 0}
          onReset={() => chooseCriteria({})}
          onClose={() => setSheetIsOpen(false)}
        >
          {note}
          {fields}
        </FilterSheet>
      )}
    </Island>
  );
}
