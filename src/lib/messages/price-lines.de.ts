import { plural } from './format.ts';
import type { PriceLinesMessages } from './price-lines.en.ts';

/** Messages of the parts of a price, in German. */
export const de: PriceLinesMessages = {
  each: (people: number) => plural('de', people, { one: '1 Person', other: `${people} Personen, pro Person` }),
  forUpTo: (people: number) => plural('de', people, { one: 'Für eine Person', other: `Für bis zu ${people} Personen` }),
  extra: (people: number) => plural('de', people, { one: '1 weitere Person', other: `${people} weitere Personen` }),
};
