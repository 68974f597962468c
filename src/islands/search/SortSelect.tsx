import type { RefObject } from 'react';
import { filtersMessages } from '../../lib/messages/filters.ts';
import type { SortOrder } from '../../lib/search/sort-orders.ts';
import { useLanguage } from '../kit/use-language.ts';

/** As travellers look for them. */
const ORDERS: readonly SortOrder[] = ['popularity', 'price_asc', 'price_desc', 'name_asc', 'name_desc'];

interface Props {
  readonly sort: SortOrder;
  readonly onSort: (sort: SortOrder) => void;
  readonly field: RefObject<HTMLSelectElement | null>;
}

/** The order of the results (specification.md#sorting). */
export function SortSelect({ sort, onSort, field }: Props) {
  const t = filtersMessages(useLanguage());
  return (
    <label className="filter-sort needs-script">
      <span className="hidden-visually">{t.sortBy}</span>
      <select name="sort" value={sort} ref={field} onChange={({ target }) => onSort(target.value as SortOrder)}>
        {ORDERS.map((order) => (
          <option key={order} value={order}>
            {t.sort[order]}
          </option>
        ))}
      </select>
    </label>
  );
}
