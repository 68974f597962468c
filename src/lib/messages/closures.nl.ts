import type { ClosuresMessages } from './closures.en.ts';

/** Messages of days on which a listing does not run, in Dutch. */
export const nl: ClosuresMessages = {
  on: (day: string, reason: string) => `Geen trips op ${day}: ${reason}.`,
  between: (from: string, to: string, reason: string) => `Geen trips van ${from} tot en met ${to}: ${reason}.`,
};
