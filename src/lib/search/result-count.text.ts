import type { Language } from '../languages/language.ts';
import { resultCountMessages } from '../messages/result-count.ts';
import { numberText } from '../money/number.text.ts';
import type { LocalizedPart, LocalizedParts } from '../text/localized-parts.ts';
import type { ListingCount } from './count-listings.ts';

/** The number of shown ones of some, written in a locale. */
function writtenCount(count: number, locale: string): LocalizedPart {
  return { written: numberText(count, locale) };
}

/**
 * The number of shown trips and samples, as words with localized numbers.
 *
 * @example joinParts(countParts({ trips: 5, examples: 0 }, { trips: 1234, examples: 6 }, 'de-DE'))
 * // '5 of 1.234 trips'
 */
export function countParts(
  found: ListingCount,
  total: ListingCount,
  locale: string,
  language: Language,
): LocalizedParts {
  const t = resultCountMessages(language);
  const [allTrips, allExamples] = [writtenCount(total.trips, locale), writtenCount(total.examples, locale)];
  const trips =
    found.trips === total.trips
      ? t.trips(total.trips, allTrips)
      : t.tripsOf(total.trips, writtenCount(found.trips, locale), allTrips);
  const examples =
    found.examples === total.examples
      ? t.examples(total.examples, allExamples)
      : t.examplesOf(total.examples, writtenCount(found.examples, locale), allExamples);
  if (total.trips === 0 && total.examples > 0) return examples;
  return found.examples === 0 ? trips : t.tripsAndExamples(trips, examples).flat();
}

/** The number of results as text: trips, or examples where there are no trips. */
export function resultParts(
  count: number,
  { examples }: ListingCount,
  locale: string,
  language: Language,
): LocalizedParts {
  const t = resultCountMessages(language);
  const written = writtenCount(count, locale);
  return examples > 0 ? t.results(count, written) : t.trips(count, written);
}
