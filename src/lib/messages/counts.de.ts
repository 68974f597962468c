import type { CountMessages } from './counts.en.ts';
import { plural } from './format.ts';

/** Messages that count something, in German. */
export const de: CountMessages = {
  trips: (count: number) => plural('de', count, { one: '1 Trip', other: `${count} Trips` }),
  people: (count: number) => plural('de', count, { one: '1 Person', other: `${count} Personen` }),
};
