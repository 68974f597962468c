import type { DayPart } from '../catalogue/day-part.schema.ts';
import type { ListingType } from '../catalogue/listing-type.schema.ts';
import type { TripLength } from './trip-lengths.ts';

/**
 * The criteria of a search (specification.md#filters). Everything is optional; prices are whole US
 * dollars.
 */
export interface SearchCriteria {
  readonly origin?: string;
  readonly destination?: string;
  readonly types?: readonly ListingType[];
  readonly dayParts?: readonly DayPart[];
  readonly length?: TripLength;
  /** Whole US dollars for the group, as cards show them. */
  readonly minPrice?: number;
  readonly maxPrice?: number;
  readonly keywords?: string;
  readonly provider?: string;
  readonly hasHighlights?: boolean;
  readonly freeCancellation?: boolean;
}

/** The default price range; see price-range.ts for its ends (specification.md#defaults). */
export const DEFAULT_PRICE_RANGE = { min: 0, max: 1000 } as const;
