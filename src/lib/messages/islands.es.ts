import type { IslandsMessages } from './islands.en.ts';

/** Messages of an island that failed in Spanish. */
export const es: IslandsMessages = {
  retry: 'Reintentar',
};
