import type { ActiveFilter } from '../../../lib/search/active-filters.ts';
import type { SearchCriteria } from '../../../lib/search/search-criteria.ts';
import { useStyles } from '../use-styles.ts';
import css from './active-filters.css?inline';

interface Props {
  readonly filters: readonly ActiveFilter[];
  readonly onRemove: (without: SearchCriteria) => void;
  readonly onReset: () => void;
}

/** What is chosen, each with a tap to take it away. */
export function ActiveFilters({ filters, onRemove, onReset }: Props) {
  useStyles(css);
  if (filters.length === 0) return null;
  return (
    <ul className="active-filters" aria-label="Chosen filters">
      {filters.map(({ id, label, without }) => (
        <li key={id}>
          <button type="button" aria-label={`Remove filter: ${label}`} onClick={() => onRemove(without)}>
            {label} <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
      <li>
        <button className="active-filters-reset" type="button" onClick={onReset}>
          Reset all
        </button>
      </li>
    </ul>
  );
}
