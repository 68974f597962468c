import { numberText } from '../money/number.text.ts';
import type { Pieces } from '../text/localized-parts.ts';
import type { ListingCount } from './listing-count.ts';

/** "5 of 40 trips" */
function kindPieces(found: number, total: number, noun: string, locale: string): Pieces {
  const number = (count: number) => ({ written: numberText(count, locale) });
  const all = [number(total), total === 1 ? ` ${noun}` : ` ${noun}s`];
  return found === total ? all : [number(found), ' of ', ...all];
}

/**
 * How many trips and examples are shown, in pieces: the words are English, each number is written as the traveller's locale has it.
 *
 * @example wholeText(countPieces({ trips: 5, examples: 0 }, { trips: 1234, examples: 6 }, 'de-DE')) // '5 of 1.234 trips'
 */
export function countPieces(found: ListingCount, total: ListingCount, locale: string): Pieces {
  const trips = kindPieces(found.trips, total.trips, 'trip', locale);
  const examples = kindPieces(found.examples, total.examples, 'example', locale);
  if (total.trips === 0 && total.examples > 0) return examples;
  return found.examples === 0 ? trips : [...trips, ', ', ...examples];
}

/** How many listings of a page something would give: trips, where there are no others. */
export function resultPieces(count: number, { examples }: ListingCount, locale: string): Pieces {
  return kindPieces(count, count, examples > 0 ? 'result' : 'trip', locale);
}
