import { plural } from './format.ts';
import type { LeadTimesMessages } from './lead-times.en.ts';

/** Messages about a time before a departure, in French. */
export const fr: LeadTimesMessages = {
  hours: (count: number) => plural('fr', count, { one: `${count}\u00a0heure`, other: `${count}\u00a0heures` }),
  days: (count: number) => plural('fr', count, { one: `${count}\u00a0jour`, other: `${count}\u00a0jours` }),
};
