import type { IslandsMessages } from './islands.en.ts';

/** Messages of an island that failed in Korean. */
export const ko: IslandsMessages = {
  retry: '다시 시도',
};
