import { plural } from './format.ts';
import type { OfferHeadingMessages } from './offer-heading.en.ts';

const examplesText = (count: number) => plural('it', count, { one: '1 esempio', other: `${count} esempi` });
const choiceText = (count: number) =>
  plural('it', count, { one: '1 viaggio da scegliere', other: `${count} viaggi tra cui scegliere` });

/** Messages of the heading above the listings of a page, in Italian. */
export const it: OfferHeadingMessages = {
  trips: choiceText,
  examples: (examples: number) =>
    plural('it', examples, {
      one: '1 esempio, non ancora prenotabile',
      other: `${examples} esempi, non ancora prenotabili`,
    }),
  tripsAndExamples: (trips: number, examples: number) => `${choiceText(trips)}, e ${examplesText(examples)}`,
};
