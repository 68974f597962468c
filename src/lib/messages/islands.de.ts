import type { IslandsMessages } from './islands.en.ts';

/** Messages of an island that failed in German. */
export const de: IslandsMessages = {
  retry: 'Noch einmal',
};
