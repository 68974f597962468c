import { type FilterableListing, matchesFilter } from './listing-filter.ts';
import type { OnSiteFee } from './on-site-fee.schema.ts';

/** The fees that travellers of a listing pay on the spot (specification.md#on-site-fees). */
export function onSiteFeesOf(listing: FilterableListing, fees: readonly OnSiteFee[]): readonly OnSiteFee[] {
  return fees.filter(({ appliesTo }) => appliesTo.some((filter) => matchesFilter(listing, filter)));
}

/** The fields of a fee that decide its cost. */
type Charge = Pick<OnSiteFee, 'amountPhp' | 'per' | 'optional'>;

/**
 * Philippine pesos that a group must pay in cash: the fees that are not optional.
 *
 * @example cashToBring([lagoonPremium, ecoTourismFee], 2) // 1200
 */
export function cashToBring(fees: readonly Charge[], people: number): number {
  const perGroup = (fee: Charge) => (fee.per === 'person' ? fee.amountPhp * people : fee.amountPhp);
  return fees.filter(({ optional }) => !optional).reduce((sum, fee) => sum + perGroup(fee), 0);
}
