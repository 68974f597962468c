import { plural } from './format.ts';
import type { OfferHeadingMessages } from './offer-heading.en.ts';

const examplesText = (count: number) => plural('de', count, { one: '1 Beispiel', other: `${count} Beispiele` });
const tripsText = (count: number) => plural('de', count, { one: '1 Trip', other: `${count} Trips` });

/** Messages of the heading above the listings of a page, in German. */
export const de: OfferHeadingMessages = {
  trips: (trips: number) => `${tripsText(trips)} zur Auswahl`,
  examples: (examples: number) => `${examplesText(examples)}, noch nicht buchbar`,
  tripsAndExamples: (trips: number, examples: number) =>
    `${tripsText(trips)} zur Auswahl und ${examplesText(examples)}`,
};
