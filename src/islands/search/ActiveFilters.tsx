import type { ReactNode } from 'react';
import { filtersMessages } from '../../lib/messages/filters.ts';
import type { ActiveFilter } from '../../lib/search/active-filters.ts';
import type { SearchCriteria } from '../../lib/search/search-criteria.ts';
import { joinParts } from '../../lib/text/localized-parts.ts';
import { formatManilaDay } from '../../lib/time/manila-format.ts';
import { LocalParts } from '../kit/LocalText.tsx';
import { LocalTime } from '../kit/LocalTime.tsx';
import { Message } from '../kit/Message.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { useStyles } from '../kit/use-stylesheet.ts';
import css from './active-filters.css?inline';

interface Props {
  /** The searched day as an instant, or null. It filters nothing. */
  readonly day: number | null;
  readonly filters: readonly ActiveFilter[];
  /** The locale of the day, and of amounts in labels. */
  readonly locale: string;
  readonly onRemove: (without: SearchCriteria) => void;
  readonly onRemoveDay: () => void;
  readonly onReset: () => void;
}

/** The active filters, each with a button to remove it. */
export function ActiveFilters({ day, filters, locale, onRemove, onRemoveDay, onReset }: Props) {
  useStyles(css);
  const t = filtersMessages(useLanguage()).active;
  if (day === null && filters.length === 0) return null;
  return (
    <ul className="active-filters" aria-label={t.title}>
      {day !== null && (
        <li>
          <button type="button" onClick={onRemoveDay}>
            <span className="hidden-visually">{t.removeDay}</span>
            <Message parts={t.day<ReactNode>(<LocalTime instant={day} locale={locale} as={formatManilaDay} />)} />{' '}
            <span aria-hidden="true">×</span>
          </button>
        </li>
      )}
      {filters.map(({ id, label, without }) => (
        <li key={id}>
          <button type="button" aria-label={t.remove(joinParts(label))} onClick={() => onRemove(without)}>
            <LocalParts parts={label} locale={locale} /> <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
      {filters.length > 0 && (
        <li>
          <button className="active-filters-reset" type="button" onClick={onReset}>
            {t.reset}
          </button>
        </li>
      )}
    </ul>
  );
}
