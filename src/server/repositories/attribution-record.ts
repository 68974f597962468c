import type { Parameters } from '../../lib/analytics/conversion-queries.ts';

/** The advertisement that brought a traveller. */
export interface AttributionRecord {
  /** The reference of the cart, or of the booking made from it. */
  readonly ref: string;
  /** Campaign labels: `utm_source`, `gclid`. */
  readonly labels: Parameters;
  readonly at: string;
}

/** Arrivals of travellers, one for each reference. */
export interface AttributionRepository {
  find(ref: string): Promise<AttributionRecord | null>;
  ofBookings(refs: readonly string[]): Promise<readonly AttributionRecord[]>;
  /** Adds an arrival or replaces the one with its reference. */
  save(arrival: AttributionRecord): Promise<void>;
  /** Deletes those from before an instant that have no booking and no stored cart. */
  removeOlderThan(at: string): Promise<void>;
}
