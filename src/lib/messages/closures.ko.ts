import type { ClosuresMessages } from './closures.en.ts';

/** Messages of days on which a listing does not run, in Korean. */
export const ko: ClosuresMessages = {
  on: (day: string, reason: string) => `${day}에는 운행하지 않아요: ${reason}.`,
  between: (from: string, to: string, reason: string) => `${from}~${to}에는 운행하지 않아요: ${reason}.`,
};
