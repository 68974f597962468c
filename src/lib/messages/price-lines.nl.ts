import { plural } from './format.ts';
import type { PriceLinesMessages } from './price-lines.en.ts';

/** Messages of the parts of a price, in Dutch. */
export const nl: PriceLinesMessages = {
  each: (people: number) => plural('nl', people, { one: '1 persoon', other: `${people} personen, elk` }),
  forUpTo: (people: number) =>
    plural('nl', people, { one: 'Voor één persoon', other: `Voor hooguit ${people} personen` }),
  extra: (people: number) => plural('nl', people, { one: '1 extra persoon', other: `${people} extra personen` }),
};
