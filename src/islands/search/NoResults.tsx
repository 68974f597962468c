import type { ActiveFilter } from '../../lib/search/active-filters.ts';
import { relaxFilters } from '../../lib/search/relax-filters.ts';
import { countParts, type ListingCount, resultParts } from '../../lib/search/result-count.text.ts';
import type { SearchCriteria } from '../../lib/search/search-criteria.ts';
import type { SearchResults } from '../../lib/search/searcher.ts';
import type { LocalizedParts } from '../../lib/text/localized-parts.ts';
import { LocalParts } from '../kit/LocalText.tsx';
import { useStyles } from '../kit/use-stylesheet.ts';
import css from './no-results.css?inline';

/** The data of suggestions without results. */
export interface Suggestions {
  readonly criteria: SearchCriteria;
  /** The active filters. */
  readonly active: readonly ActiveFilter[];
  /** The address of the same search over all trips; null on that page. */
  readonly everywhere: string | null;
  readonly contact: string;
  readonly onRemove: (without: SearchCriteria) => void;
  readonly onReset: () => void;
}

interface Props extends Suggestions {
  readonly results: SearchResults;
  /** All listings of the page. */
  readonly total: ListingCount;
  /** The locale of numbers and amounts. */
  readonly locale: string;
}

/** The label without its own quotation marks. */
function unquoted(label: LocalizedParts): LocalizedParts {
  return label.map((piece) => (typeof piece === 'string' ? piece.replace(/^“|”$/g, '') : piece));
}

/** Suggestions without results: filters to remove, all trips, and a contact. */
export function NoResults({ results, criteria, active, total, locale, everywhere, contact, onRemove, onReset }: Props) {
  useStyles(css);
  const suggestions = relaxFilters(criteria, active, results.counts());
  const outcome = (what: LocalizedParts, count: LocalizedParts) => (
    // One part of the button's row, or its gaps would stand between the words.
    <span>
      <LocalParts parts={['Without ', ...what, ': ', ...count]} locale={locale} />
    </span>
  );
  return (
    <div className="no-results">
      <h3>No trips match your search</h3>
      <ul>
        {suggestions.map(({ criterion, label, without, count }) => (
          <li key={criterion}>
            <button className="button button-quiet" type="button" onClick={() => onRemove(without)}>
              {outcome(['“', ...unquoted(label), '”'], resultParts(count, total, locale))}
            </button>
          </li>
        ))}
        <li>
          <button className="button button-quiet" type="button" onClick={onReset}>
            {outcome(['any filter'], countParts(total, total, locale))}
          </button>
        </li>
      </ul>
      <p>
        {everywhere && (
          <>
            <a href={everywhere}>Search all trips</a>, or{' '}
          </>
        )}
        <a href={contact}>{everywhere ? 'ask us' : 'Ask us'}</a>: we know roads and boats that are not on this site.
      </p>
      {results.nearest.length > 0 && <h3>Similar trips</h3>}
    </div>
  );
}
