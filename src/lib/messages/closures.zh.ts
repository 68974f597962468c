import type { ClosuresMessages } from './closures.en.ts';

/** Messages of days on which a listing does not run, in Chinese. */
export const zh: ClosuresMessages = {
  on: (day: string, reason: string) => `${day}停开：${reason}。`,
  between: (from: string, to: string, reason: string) => `${from}至${to}停开：${reason}。`,
};
