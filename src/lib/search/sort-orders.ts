/** The orders that a traveller can choose (specification.md#sorting). */
export const SORT_ORDERS = ['price_asc', 'price_desc', 'name_asc', 'name_desc', 'popularity'] as const;

export type SortOrder = (typeof SORT_ORDERS)[number];

/** The order before anybody chooses one. */
export const DEFAULT_SORT: SortOrder = 'popularity';
