import type { Listing } from '../../lib/catalogue/listing.ts';
import { groupPrice } from '../../lib/money/group-price.ts';
import { shareOf } from '../../lib/money/offer.ts';

/** The price of a group, in whole US dollars. */
export interface GroupPrice {
  readonly people: number;
  readonly totalUsd: number;
  /** Each person's share, rounded up to whole dollars. */
  readonly shareUsd: number;
}

/** The price of every group size that one booking takes. */
export function groupPrices({ price, maxPeople }: Pick<Listing, 'price' | 'maxPeople'>): readonly GroupPrice[] {
  return Array.from({ length: maxPeople }, (_, index) => {
    const people = index + 1;
    const totalUsd = groupPrice(price, people);
    return { people, totalUsd, shareUsd: shareOf(totalUsd, people) };
  });
}
