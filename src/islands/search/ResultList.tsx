import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { searchResultsMessages } from '../../lib/messages/search-results.ts';
import type { PriceFormat } from '../../lib/money/price-format.ts';
import { countListings } from '../../lib/search/count-listings.ts';
import type { SearchResults } from '../../lib/search/searcher.ts';
import { useLanguage } from '../kit/use-language.ts';
import { useStyles } from '../kit/use-stylesheet.ts';
import type { BuiltList } from './built-list.ts';
import { NoResults, type Suggestions } from './NoResults.tsx';
import { ResultCards } from './ResultCards.tsx';
import { ResultCount } from './ResultCount.tsx';
import css from './result-list.css?inline';
import { resultPageOf } from './result-page.ts';

interface Props extends Suggestions {
  readonly results: SearchResults;
  readonly built: BuiltList;
  /** Number of cards at first, and with each "more" (specification.md#page-speed). */
  readonly atOnce: number;
  readonly format: PriceFormat;
}

/** The results of a search, in place of the built list or below it. */
export function ResultList({ results, built, atOnce, format, ...suggestions }: Props) {
  useStyles(css);
  const t = searchResultsMessages(useLanguage());
  const list = useRef<HTMLUListElement>(null);
  const [{ of, pages }, setPages] = useState({ of: results, pages: 1 });
  const shownPages = of === results ? pages : 1;
  const { showsBuilt, entries, hasMore } = useMemo(
    () => resultPageOf(results, built, atOnce, shownPages),
    [results, built, atOnce, shownPages],
  );
  const { everything, listings, nearest, all } = results;
  useLayoutEffect(() => built.show({ list: showsBuilt, parts: everything }), [built, showsBuilt, everything]);
  // Without results, also after an error in one of them, the page has its own list again.
  useLayoutEffect(() => () => built.show({ list: true, parts: true }), [built]);
  const [found, total] = useMemo(() => [countListings(listings), countListings(all)], [listings, all]);
  const showMore = () => {
    flushSync(() => setPages({ of: results, pages: shownPages + 1 }));
    // The button may be gone now; whoever goes on from it goes on with what it brought.
    list.current?.children[entries.length]?.querySelector('a')?.focus({ preventScroll: true });
  };
  return (
    <div className="island">
      {createPortal(
        <ResultCount found={found} total={total} locale={format.locale} place={built.countPlace} />,
        built.countPlace,
      )}
      {listings.length === 0 && <NoResults results={results} total={total} locale={format.locale} {...suggestions} />}
      {nearest.length > 0 && (
        <ul className="card-grid" data-nearest="">
          <ResultCards built={built} entries={nearest} format={format} isResult={false} />
        </ul>
      )}
      {entries.length > 0 && (
        <ul className="card-grid" ref={list}>
          <ResultCards built={built} entries={entries} format={format} isResult />
        </ul>
      )}
      {hasMore && (
        <button className="button button-quiet" type="button" data-more="" onClick={showMore}>
          {t.more}
        </button>
      )}
    </div>
  );
}
