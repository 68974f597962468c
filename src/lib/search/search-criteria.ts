import type { ListingType } from '../catalogue/listing-type.schema.ts';

/** What a traveller looks for (specification.md#filters). Everything is optional; prices are whole US dollars. */
export interface SearchCriteria {
  readonly origin?: string;
  readonly destination?: string;
  readonly types?: readonly ListingType[];
  readonly minPrice?: number;
  readonly maxPrice?: number;
  readonly keywords?: string;
  readonly provider?: string;
  readonly hasHighlights?: boolean;
}

/** The price range before anybody moves it (specification.md#defaults): see price-range.ts for what its ends mean. */
export const DEFAULT_PRICE_RANGE = { min: 0, max: 1000 } as const;
