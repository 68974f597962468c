import { tripCount } from '../catalogue/trip-count.text.ts';
import { numberText } from '../money/number.text.ts';
import type { LocalizedParts } from '../text/localized-parts.ts';

/** Number of listings, split into bookable ones and samples. */
export interface ListingCount {
  /** Bookable listings. */
  readonly trips: number;
  /** Sample listings. */
  readonly examples: number;
}

/** Counts listings: what cannot be booked is never counted as a trip. */
export function countListings(listings: readonly { readonly sample: boolean }[]): ListingCount {
  const examples = listings.filter(({ sample }) => sample).length;
  return { trips: listings.length - examples, examples };
}

/** "5 of 40 trips" */
function kindParts(found: number, total: number, noun: string, locale: string): LocalizedParts {
  const number = (count: number) => ({ written: numberText(count, locale) });
  const all = [number(total), total === 1 ? ` ${noun}` : ` ${noun}s`];
  return found === total ? all : [number(found), ' of ', ...all];
}

/**
 * The number of shown trips and samples, as English words with localized numbers.
 *
 * @example joinParts(countParts({ trips: 5, examples: 0 }, { trips: 1234, examples: 6 }, 'de-DE'))
 * // '5 of 1.234 trips'
 */
export function countParts(found: ListingCount, total: ListingCount, locale: string): LocalizedParts {
  const trips = kindParts(found.trips, total.trips, 'trip', locale);
  const examples = kindParts(found.examples, total.examples, 'example', locale);
  if (total.trips === 0 && total.examples > 0) return examples;
  return found.examples === 0 ? trips : [...trips, ', ', ...examples];
}

/** The number of results as text: trips, or examples where there are no trips. */
export function resultParts(count: number, { examples }: ListingCount, locale: string): LocalizedParts {
  return kindParts(count, count, examples > 0 ? 'result' : 'trip', locale);
}

/** The heading above the listings of a page: trips and examples are named apart. */
export function offerHeading({ trips, examples }: ListingCount): string {
  const ofExamples = examples === 1 ? '1 example' : `${examples} examples`;
  if (trips === 0 && examples > 0) return `${ofExamples}, not bookable yet`;
  return `${tripCount(trips)} to choose from${examples > 0 ? `, and ${ofExamples}` : ''}`;
}
