import type { CountMessages } from './counts.en.ts';
import { plural } from './format.ts';

/** Messages that count something, in Spanish. */
export const es: CountMessages = {
  trips: (count: number) => plural('es', count, { one: '1 viaje', other: `${count} viajes` }),
  people: (count: number) => plural('es', count, { one: '1 persona', other: `${count} personas` }),
};
