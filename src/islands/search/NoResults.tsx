import type { ReactNode } from 'react';
import type { MessageParts } from '../../lib/messages/message-parts.ts';
import { searchResultsMessages } from '../../lib/messages/search-results.ts';
import type { ActiveFilter } from '../../lib/search/active-filters.ts';
import type { ListingCount } from '../../lib/search/count-listings.ts';
import { relaxFilters } from '../../lib/search/relax-filters.ts';
import { resultParts } from '../../lib/search/result-count.text.ts';
import type { SearchCriteria } from '../../lib/search/search-criteria.ts';
import type { SearchResults } from '../../lib/search/searcher.ts';
import type { LocalizedParts } from '../../lib/text/localized-parts.ts';
import { LocalParts } from '../kit/LocalText.tsx';
import { Message } from '../kit/Message.tsx';
import { useLanguage } from '../kit/use-language.ts';
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
  return label.map((piece) => (typeof piece === 'string' ? piece.replace(/^[“«„「]\s?|\s?[”»“」]$/g, '') : piece));
}

/** Suggestions without results: filters to remove, all trips, and a contact. */
export function NoResults({ results, criteria, active, total, locale, everywhere, contact, onRemove, onReset }: Props) {
  useStyles(css);
  const suggestions = relaxFilters(criteria, active, results.counts());
  const language = useLanguage();
  const t = searchResultsMessages(language);
  const outcome = (parts: MessageParts<LocalizedParts>) => (
    // One part of the button's row, or its gaps would stand between the words.
    <span>
      <LocalParts parts={parts.flat()} locale={locale} />
    </span>
  );
  const ask = (text: string) => <a href={contact}>{text}</a>;
  return (
    <div className="no-results">
      <h3>{t.none}</h3>
      <ul>
        {suggestions.map(({ criterion, label, without, count }) => (
          <li key={criterion}>
            <button className="button button-quiet" type="button" onClick={() => onRemove(without)}>
              {outcome(t.without(unquoted(label), resultParts(count, total, locale, language)))}
            </button>
          </li>
        ))}
        {/* Without the only criterion it is the same. */}
        {active.some(({ criterion }) => criterion !== suggestions[0]?.criterion) && (
          <li>
            <button className="button button-quiet" type="button" onClick={onReset}>
              {outcome(t.withoutAny(resultParts(total.trips + total.examples, total, locale, language)))}
            </button>
          </li>
        )}
      </ul>
      <p>
        <Message
          parts={
            everywhere
              ? t.searchAllOrAsk<ReactNode>(<a href={everywhere}>{t.searchAll}</a>, ask(t.ask))
              : t.askUs<ReactNode>(ask(t.askFirst))
          }
        />
      </p>
      {results.nearest.length > 0 && <h3>{t.similar}</h3>}
    </div>
  );
}
