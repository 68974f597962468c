import { plural } from './format.ts';
import type { LeadTimesMessages } from './lead-times.en.ts';

/** Messages about a time before a departure, in German. */
export const de: LeadTimesMessages = {
  hours: (count: number) => plural('de', count, { one: '1 Stunde', other: `${count} Stunden` }),
  days: (count: number) => plural('de', count, { one: '1 Tag', other: `${count} Tage` }),
};
