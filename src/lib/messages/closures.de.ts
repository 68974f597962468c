import type { ClosuresMessages } from './closures.en.ts';

/** Messages of days on which a listing does not run, in German. */
export const de: ClosuresMessages = {
  on: (day: string, reason: string) => `Kein Trip am ${day}: ${reason}.`,
  between: (from: string, to: string, reason: string) => `Kein Trip vom ${from} bis ${to}: ${reason}.`,
};
