import type { LeadTimesMessages } from './lead-times.en.ts';

/** Messages about a time before a departure, in Korean. */
export const ko: LeadTimesMessages = {
  hours: (count: number) => `${count}시간`,
  days: (count: number) => `${count}일`,
};
