import { plural } from './format.ts';
import type { PriceLinesMessages } from './price-lines.en.ts';

/** Messages of the parts of a price, in Spanish. */
export const es: PriceLinesMessages = {
  each: (people: number) => plural('es', people, { one: '1 persona', other: `${people} personas, cada una` }),
  forUpTo: (people: number) =>
    plural('es', people, { one: 'Para una persona', other: `Para hasta ${people} personas` }),
  extra: (people: number) =>
    plural('es', people, { one: '1 persona adicional', other: `${people} personas adicionales` }),
};
