import { plural } from './format.ts';
import type { PriceLinesMessages } from './price-lines.en.ts';

/** Messages of the parts of a price, in Italian. */
export const it: PriceLinesMessages = {
  each: (people: number) => plural('it', people, { one: '1 persona', other: `${people} persone, a testa` }),
  forUpTo: (people: number) => plural('it', people, { one: 'Per una persona', other: `Fino a ${people} persone` }),
  extra: (people: number) => plural('it', people, { one: '1 persona in più', other: `${people} persone in più` }),
};
