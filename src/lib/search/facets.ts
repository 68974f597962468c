/** What listings are told apart by, one choice at a time. */
export const FACETS = ['origin', 'destination', 'types', 'provider'] as const;

export type Facet = (typeof FACETS)[number];

/** How many listings each choice would leave, were it chosen instead of the present one. */
export type Facets = Readonly<Record<Facet, ReadonlyMap<string, number>>>;
