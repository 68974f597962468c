import type { IslandsMessages } from './islands.en.ts';

/** Messages of an island that failed in French. */
export const fr: IslandsMessages = {
  retry: 'Réessayer',
};
