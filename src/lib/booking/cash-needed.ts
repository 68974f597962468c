import type { ListingDetail } from '../catalogue/listing-detail.schema.ts';
import { cashToBring } from '../catalogue/on-site-fees.ts';

/** Money that a group needs on the spot, in Philippine pesos. */
export interface CashNeeded {
  /** Fees that every group pays, in pesos for the whole group. */
  readonly php: number;
  /** The fees that it is made of. */
  readonly fees: ListingDetail['onSiteFees'];
  /** Fees that travellers may do without, such as a kayak. */
  readonly optional: ListingDetail['onSiteFees'];
}

/**
 * Cash for a group's trip in pesos: what is required, and what is optional. Null where nothing is
 * paid on the spot (specification.md#on-site-fees).
 */
export function cashNeeded(fees: ListingDetail['onSiteFees'], people: number): CashNeeded | null {
  if (fees.length === 0) return null;
  return {
    php: cashToBring(fees, people),
    fees: fees.filter(({ optional }) => !optional),
    optional: fees.filter(({ optional }) => optional),
  };
}
