import { plural } from './format.ts';
import type { OfferHeadingMessages } from './offer-heading.en.ts';

const examplesText = (count: number) => plural('nl', count, { one: '1 voorbeeld', other: `${count} voorbeelden` });
const tripsText = (count: number) => plural('nl', count, { one: '1 trip', other: `${count} trips` });

/** Messages of the heading above the listings of a page, in Dutch. */
export const nl: OfferHeadingMessages = {
  trips: (trips: number) => `${tripsText(trips)} om uit te kiezen`,
  examples: (examples: number) => `${examplesText(examples)}, nog niet te boeken`,
  tripsAndExamples: (trips: number, examples: number) =>
    `${tripsText(trips)} om uit te kiezen, en ${examplesText(examples)}`,
};
