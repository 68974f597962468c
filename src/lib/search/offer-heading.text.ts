import { tripCount } from '../catalogue/trip-count.text.ts';
import type { ListingCount } from './listing-count.ts';

/** The heading above the listings of a page: what can be booked is a trip, all else is said to be an example. */
export function offerHeading({ trips, examples }: ListingCount): string {
  const ofExamples = examples === 1 ? '1 example' : `${examples} examples`;
  if (trips === 0 && examples > 0) return `${ofExamples}, not to be booked yet`;
  return `${tripCount(trips)} to choose from${examples > 0 ? `, and ${ofExamples}` : ''}`;
}
