import type { Language } from '../languages/language.ts';
import { offerHeadingMessages } from '../messages/offer-heading.ts';
import type { ListingCount } from './count-listings.ts';

/** The heading above the listings of a page: trips and examples are named apart. */
export function offerHeading({ trips, examples }: ListingCount, language: Language): string {
  const t = offerHeadingMessages(language);
  if (examples === 0) return t.trips(trips);
  return trips === 0 ? t.examples(examples) : t.tripsAndExamples(trips, examples);
}
