import type { Language } from '../languages/language.ts';
import { comparisonMessages } from '../messages/comparison.ts';
import { vehiclePrice } from '../money/group-price.ts';
import type { ListingDetail } from './listing-detail.schema.ts';
import { cashToBring } from './on-site-fees.ts';

/** A listing in the comparison, for one group size. */
export interface GroupView {
  /** Whole US dollars for everybody. */
  readonly totalUsd: number;
  /** Each person's share, rounded up to whole dollars. */
  readonly shareUsd: number;
  /** "in 2 vans" where the group is too large for one, else an empty text. */
  readonly vehicles: string;
  /** Philippine pesos that the whole group pays in cash (specification.md#on-site-fees). */
  readonly cashPhp: number;
}

function vehicleName(type: ListingDetail['type'], count: number, language: Language): string {
  if (count === 1) return '';
  const t = comparisonMessages(language);
  return type === 'PRIVATE_BOAT_TOUR' || type === 'JOINING_TOUR' ? t.boats(count) : t.vans(count);
}

/**
 * A listing for a group (specification.md#price-rule).
 *
 * @param people a whole number of 1 or more
 */
export function viewForGroup(detail: ListingDetail, people: number, language: Language): GroupView {
  const { total, vehicles } = vehiclePrice(detail.plan, detail.maxPeople, people);
  return {
    totalUsd: total,
    shareUsd: Math.ceil(total / people),
    vehicles: vehicleName(detail.type, vehicles, language),
    cashPhp: cashToBring(detail.onSiteFees, people),
  };
}
