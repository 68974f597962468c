import type { LeadTimesMessages } from './lead-times.en.ts';

/** Messages about a time before a departure, in Chinese. */
export const zh: LeadTimesMessages = {
  hours: (count: number) => `${count}小时`,
  days: (count: number) => `${count}天`,
};
