import type { IslandsMessages } from './islands.en.ts';

/** Messages of an island that failed in Chinese. */
export const zh: IslandsMessages = {
  retry: '重试',
};
