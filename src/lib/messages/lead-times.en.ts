import { plural } from './format.ts';

/** Messages about a time before a departure, in English. */
export const en = {
  hours: (count: number) => plural('en', count, { one: '1 hour', other: `${count} hours` }),
  days: (count: number) => plural('en', count, { one: '1 day', other: `${count} days` }),
};

export type LeadTimesMessages = typeof en;
