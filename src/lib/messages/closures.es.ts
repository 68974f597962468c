import type { ClosuresMessages } from './closures.en.ts';

/** Messages of days on which a listing does not run, in Spanish. */
export const es: ClosuresMessages = {
  on: (day: string, reason: string) => `No sale el ${day}: ${reason}.`,
  between: (from: string, to: string, reason: string) => `No sale del ${from} al ${to}: ${reason}.`,
};
