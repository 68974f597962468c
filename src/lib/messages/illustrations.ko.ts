import type { IllustrationsMessages } from './illustrations.en.ts';

/** Messages that mark drawn pictures, in Korean. */
export const ko: IllustrationsMessages = {
  one: '일러스트',
  all: '일러스트',
};
