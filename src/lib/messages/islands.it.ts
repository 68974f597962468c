import type { IslandsMessages } from './islands.en.ts';

/** Messages of an island that failed in Italian. */
export const it: IslandsMessages = {
  retry: 'Riprova',
};
