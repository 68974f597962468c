import type { Parameters } from '../../lib/analytics/conversion-queries.ts';

/** Which advertisement a traveller came by. */
export interface AttributionRecord {
  /** The reference of the cart that they fill, or of the booking that became of it. */
  readonly ref: string;
  /** What the address said: `utm_source`, `gclid`. */
  readonly labels: Parameters;
  readonly at: string;
}

/** Arrivals of travellers, one for each reference. */
export interface AttributionRepository {
  find(ref: string): Promise<AttributionRecord | null>;
  ofBookings(refs: readonly string[]): Promise<readonly AttributionRecord[]>;
  /** Adds an arrival or replaces the one with its reference. */
  save(arrival: AttributionRecord): Promise<void>;
  /** Forgets those from before an instant of which no booking has become, and no cart that is still kept. */
  removeOlderThan(at: string): Promise<void>;
}
