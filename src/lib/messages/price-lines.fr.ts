import { plural } from './format.ts';
import type { PriceLinesMessages } from './price-lines.en.ts';

/** Messages of the parts of a price, in French. */
export const fr: PriceLinesMessages = {
  each: (people: number) =>
    plural('fr', people, { one: `${people}\u00a0personne`, other: `${people}\u00a0personnes, chacune` }),
  forUpTo: (people: number) =>
    plural('fr', people, { one: 'Pour une personne', other: `Jusqu’à ${people}\u00a0personnes` }),
  extra: (people: number) =>
    plural('fr', people, { one: `${people}\u00a0personne en plus`, other: `${people}\u00a0personnes en plus` }),
};
