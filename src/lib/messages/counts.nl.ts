import type { CountMessages } from './counts.en.ts';
import { plural } from './format.ts';

/** Messages that count something, in Dutch. */
export const nl: CountMessages = {
  trips: (count: number) => plural('nl', count, { one: '1 trip', other: `${count} trips` }),
  people: (count: number) => plural('nl', count, { one: '1 persoon', other: `${count} personen` }),
};
