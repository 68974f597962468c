import type { PlaceCountMessages } from './place-count.en.ts';

/** Messages of how many places were found, in Chinese. */
export const zh: PlaceCountMessages = {
  none: '没有叫这个名字的地点。可以用你自己的写法。',
  found: (count: number) => `找到${count}个地点。`,
};
