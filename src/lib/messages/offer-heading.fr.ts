import { plural } from './format.ts';
import type { OfferHeadingMessages } from './offer-heading.en.ts';

const examplesText = (count: number) => plural('fr', count, { one: `${count} exemple`, other: `${count} exemples` });
const tripsText = (count: number) => plural('fr', count, { one: `${count} voyage`, other: `${count} voyages` });

/** Messages of the heading above the listings of a page, in French. */
export const fr: OfferHeadingMessages = {
  trips: (trips: number) => `${tripsText(trips)} au choix`,
  examples: (examples: number) =>
    plural('fr', examples, {
      one: `${examplesText(examples)}, pas encore réservable`,
      other: `${examplesText(examples)}, pas encore réservables`,
    }),
  tripsAndExamples: (trips: number, examples: number) => `${tripsText(trips)} au choix, et ${examplesText(examples)}`,
};
