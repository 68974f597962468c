import type { ClosuresMessages } from './closures.en.ts';

const isElided = (day: string) => /^(?:8|11)\b/.test(day);

/** Messages of days on which a listing does not run, in Italian. */
export const it: ClosuresMessages = {
  on: (day: string, reason: string) => `Non si parte ${isElided(day) ? 'l’' : 'il '}${day}: ${reason}.`,
  between: (from: string, to: string, reason: string) =>
    `Non si parte ${isElided(from) ? 'dall’' : 'dal '}${from} ${isElided(to) ? 'all’' : 'al '}${to}: ${reason}.`,
};
