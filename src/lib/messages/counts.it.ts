import type { CountMessages } from './counts.en.ts';
import { plural } from './format.ts';

/** Messages that count something, in Italian. */
export const it: CountMessages = {
  trips: (count: number) => plural('it', count, { one: '1 viaggio', other: `${count} viaggi` }),
  people: (count: number) => plural('it', count, { one: '1 persona', other: `${count} persone` }),
};
