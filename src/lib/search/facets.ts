/** Fields of listings that can be filtered by one value. */
export const FACETS = ['origin', 'destination', 'types', 'dayParts', 'length', 'provider'] as const;

export type Facet = (typeof FACETS)[number];

/** Number of results for each choice, in place of the present one. */
export type Facets = Readonly<Record<Facet, ReadonlyMap<string, number>>>;
