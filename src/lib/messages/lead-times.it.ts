import { plural } from './format.ts';
import type { LeadTimesMessages } from './lead-times.en.ts';

/** Messages about a time before a departure, in Italian. */
export const it: LeadTimesMessages = {
  hours: (count: number) => plural('it', count, { one: '1 ora', other: `${count} ore` }),
  days: (count: number) => plural('it', count, { one: '1 giorno', other: `${count} giorni` }),
};
