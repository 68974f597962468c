import type { ClosuresMessages } from './closures.en.ts';

/** Messages of days on which a listing does not run, in French. */
export const fr: ClosuresMessages = {
  on: (day: string, reason: string) => `Pas de départ le ${day}\u00a0: ${reason}.`,
  between: (from: string, to: string, reason: string) => `Pas de départ du ${from} au ${to}\u00a0: ${reason}.`,
};
