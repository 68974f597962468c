import { tripCount } from '../catalogue/trip-count.text.ts';
import { numberText } from '../money/number.text.ts';
import type { LocalizedParts } from '../text/localized-parts.ts';

/** How many listings there are, by what travellers can do with them. */
export interface ListingCount {
  /** They can be booked. */
  readonly trips: number;
  /** They cannot. */
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
 * How many trips and examples are shown, in pieces: the words are English, each number is written as the traveller's locale has it.
 *
 * @example joinParts(countParts({ trips: 5, examples: 0 }, { trips: 1234, examples: 6 }, 'de-DE')) // '5 of 1.234 trips'
 */
export function countParts(found: ListingCount, total: ListingCount, locale: string): LocalizedParts {
  const trips = kindParts(found.trips, total.trips, 'trip', locale);
  const examples = kindParts(found.examples, total.examples, 'example', locale);
  if (total.trips === 0 && total.examples > 0) return examples;
  return found.examples === 0 ? trips : [...trips, ', ', ...examples];
}

/** How many listings of a page something would give: trips, where there are no others. */
export function resultParts(count: number, { examples }: ListingCount, locale: string): LocalizedParts {
  return kindParts(count, count, examples > 0 ? 'result' : 'trip', locale);
}

/** The heading above the listings of a page: what can be booked is a trip, all else is said to be an example. */
export function offerHeading({ trips, examples }: ListingCount): string {
  const ofExamples = examples === 1 ? '1 example' : `${examples} examples`;
  if (trips === 0 && examples > 0) return `${ofExamples}, not to be booked yet`;
  return `${tripCount(trips)} to choose from${examples > 0 ? `, and ${ofExamples}` : ''}`;
}
