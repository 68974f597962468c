import { useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '../../lib/languages/language.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { filtersMessages } from '../../lib/messages/filters.ts';
import { DEFAULT_PEOPLE } from '../../lib/money/group-size.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { countListings, type ListingCount } from '../../lib/search/count-listings.ts';
import type { FacetOptions } from '../../lib/search/facet-options.ts';
import type { SearchCriteria } from '../../lib/search/search-criteria.ts';
import { searchUrlOf } from '../../lib/search/search-url.ts';
import { manilaInstant } from '../../lib/time/manila.ts';
import { Island } from '../kit/Island.tsx';
import { useFocusRestore } from '../kit/use-focus-restore.ts';
import { useLanguage } from '../kit/use-language.ts';
import { useBrowserStore } from '../kit/use-store.ts';
import { $people, choosePeople } from '../listing/group-size.store.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FilterButton } from './FilterButton.tsx';
import { FilterFields } from './FilterFields.tsx';
import { hydrateField } from './hydrate-field.ts';
import { KeywordField } from './KeywordField.tsx';
import { loadListings } from './listings.ts';
import { SearchFields } from './SearchFields.tsx';
import { SearchProblemNotice } from './SearchProblemNotice.tsx';
import { SearchSummary } from './SearchSummary.tsx';
import { SortSelect } from './SortSelect.tsx';
import { choose, chooseCriteria, choosePassing, chooseSort, settleChoice } from './search.store.ts';
import { chooseSearchedDay, clearSearchedDay } from './search-data.store.ts';
import { prepareKeywords, retrySearch } from './search-results.store.ts';
import { useFilterSheet } from './use-filter-sheet.ts';
import { useResults } from './use-results.ts';
import { useSearchedDay } from './use-search-day.ts';
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
  readonly language?: Language | undefined;
}

/** Filters, words and order of a list of results (specification.md#filters). */
export default function ResultFilters({ total: built, places, partOfAll, language: own, ...page }: Props) {
  const language = useLanguage(own);
  const t = filtersMessages(language);
  const form = useRef<HTMLFormElement>(null);
  const order = useRef<HTMLSelectElement>(null);
  const { Sheet, prepared, open, close } = useFilterSheet();
  const { search, choices, active, results, list, problem, price, format } = useResults(page.choices, places, language);
  const day = useSearchedDay();
  const people = useBrowserStore($people, DEFAULT_PEOPLE);
  const restoreFocus = useFocusRestore();
  useTouchedFields(form, hydrateField);
  useEffect(() => void loadListings(), []);
  const { criteria, sort } = search;
  const { locale } = format;
  const total = useMemo(() => (results ? countListings(results.all) : built), [results, built]);
  const moveFocus = () =>
    restoreFocus(() => form.current?.querySelector<HTMLElement>('.active-filters button') ?? order.current);
  const removeFilter = (without: SearchCriteria) => {
    moveFocus();
    chooseCriteria(without);
  };
  const retry = () => {
    moveFocus();
    retrySearch();
  };
  const reset = () => removeFilter({});
  const removeDay = () => {
    moveFocus();
    clearSearchedDay();
  };
  const resetAll = () => {
    clearSearchedDay();
    reset();
  };
  const notice = problem && <SearchProblemNotice text={t.problems[problem]} onRetry={retry} />;
  const searchFields = (
    <SearchFields
      criteria={criteria}
      choices={choices}
      places={places}
      locale={locale}
      day={day ?? ''}
      people={people}
      onChoose={choose}
      onChooseDay={chooseSearchedDay}
      onClearDay={clearSearchedDay}
      onChoosePeople={choosePeople}
    />
  );
  const fields = (
    <FilterFields
      criteria={criteria}
      choices={choices}
      people={people}
      price={price}
      locale={locale}
      onChoose={choose}
      onChoosePassing={choosePassing}
      onSettle={settleChoice}
    />
  );
  const instant = day === null ? null : manilaInstant(day);
  return (
    <Island messages={filtersMessages} language={own}>
      <form
        className="filters"
        ref={form}
        action={localizedPath(PATHS.search, language)}
        aria-label={t.form}
        onSubmit={(event) => {
          event.preventDefault();
          settleChoice();
        }}
      >
        <noscript>
          <input type="hidden" name="go" value="route" />
        </noscript>
        <div className="search-bar">
          {!Sheet && searchFields}
          <noscript>
            <button className="button" type="submit">
              {t.find}
            </button>
          </noscript>
        </div>
        <SearchSummary
          criteria={criteria}
          places={places}
          day={instant}
          locale={locale}
          people={people}
          onOpen={open}
        />
        <div className="filter-bar">
          <KeywordField
            keywords={criteria.keywords ?? ''}
            onFocus={prepareKeywords}
            onType={(keywords) => choosePassing({ keywords })}
            onBlur={settleChoice}
          />
          <FilterButton count={active.length} onOpen={open} />
          <SortSelect sort={sort} onSort={chooseSort} field={order} />
        </div>
        <div className="filter-side">{!Sheet && fields}</div>
        <div className="filter-chips">
          {!prepared.isOpen && notice}
          <ActiveFilters
            day={instant}
            filters={active}
            locale={locale}
            onRemove={removeFilter}
            onRemoveDay={removeDay}
            onReset={resetAll}
          />
        </div>
      </form>
      {Sheet && (
        <Sheet
          found={results ? countListings(results.listings) : total}
          total={total}
          prepared={prepared}
          locale={locale}
          canReset={active.length > 0}
          onReset={() => chooseCriteria({})}
          onClose={close}
        >
          {prepared.isOpen && notice}
          {searchFields}
          {fields}
        </Sheet>
      )}
      {results &&
        list &&
        createPortal(
          <list.ResultList
            results={results}
            built={list.built}
            atOnce={list.atOnce}
            format={format}
            criteria={criteria}
            active={active}
            everywhere={partOfAll ? `${localizedPath(PATHS.search, language)}?${searchUrlOf(search)}` : null}
            contact={localizedPath(PATHS.contact, language)}
            onRemove={removeFilter}
            onReset={reset}
          />,
          list.built.place,
        )}
    </Island>
  );
}
