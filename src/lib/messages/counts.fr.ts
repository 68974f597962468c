import type { CountMessages } from './counts.en.ts';
import { plural } from './format.ts';

/** Messages that count something, in French. */
export const fr: CountMessages = {
  trips: (count: number) => plural('fr', count, { one: `${count} voyage`, other: `${count} voyages` }),
  people: (count: number) => plural('fr', count, { one: `${count} personne`, other: `${count} personnes` }),
};
