import type { IslandsMessages } from './islands.en.ts';

/** Messages of an island that failed in Dutch. */
export const nl: IslandsMessages = {
  retry: 'Opnieuw proberen',
};
