import { plural } from './format.ts';
import type { LeadTimesMessages } from './lead-times.en.ts';

/** Messages about a time before a departure, in Dutch. */
export const nl: LeadTimesMessages = {
  hours: (count: number) => `${count}\u00a0uur`,
  days: (count: number) => plural('nl', count, { one: '1 dag', other: `${count} dagen` }),
};
