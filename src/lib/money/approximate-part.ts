import { DEFAULT_PRICE_FORMAT } from './price-format.ts';

/**
 * Whether a part of a shown sum is marked with "about" (ADR 28).
 *
 * Totals are converted as a whole, so rounded parts in another currency need not add up to them. In
 * dollars they do.
 *
 * @param partUsd whole US dollars, as the total
 * @example isApproximatePart(41, 123, 'EUR') // true: €35 three times is not €106
 */
export function isApproximatePart(partUsd: number, totalUsd: number, currency: string): boolean {
  return currency !== DEFAULT_PRICE_FORMAT.currency && partUsd !== totalUsd;
}
