import type { RefObject } from 'react';
import type { SortOrder } from '../../lib/search/sort-listings.ts';

const LABELS: Readonly<Record<SortOrder, string>> = {
  popularity: 'Most popular',
  price_asc: 'Price, lowest first',
  price_desc: 'Price, highest first',
  name_asc: 'Name, A to Z',
  name_desc: 'Name, Z to A',
};

interface Props {
  readonly sort: SortOrder;
  readonly onSort: (sort: SortOrder) => void;
  readonly field: RefObject<HTMLSelectElement | null>;
}

/** The order of the results (specification.md#sorting). */
export function SortSelect({ sort, onSort, field }: Props) {
  return (
    <label className="filter-sort needs-script">
      <span className="hidden-visually">Sort by</span>
      <select name="sort" value={sort} ref={field} onChange={({ target }) => onSort(target.value as SortOrder)}>
        {Object.entries(LABELS).map(([order, label]) => (
          <option key={order} value={order}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
