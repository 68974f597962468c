import type { CartProblemsMessages } from './cart-problems.en.ts';

/** Messages about trips of a cart that do not fit, in Chinese. Titles are of the trip before. */
export const zh: CartProblemsMessages = {
  duplicate: '这个行程在购物车里有两个，时间相同。一个坐不下你们，才两个都留。',
  overlap: (title: string) => `“${title}”还没到，它就出发了。`,
  far: (title: string) => `它从另一个镇出发，离“${title}”结束太近。`,
  tight: (title: string, minutes: number) => `“${title}”结束${minutes}分钟后它就出发。一切都不晚点才赶得上。`,
  elsewhere: (title: string, to: string, from: string) =>
    `“${title}”送你到${to}，这个从${from}开始。中间怎么走，购物车里没有。`,
  anotherTown: '另一个镇',
  blocker: {
    problem: '请更改现在订不了的行程。',
    sample: '请移除示例：它们不能预订。',
    over: '请移除已出发或不再提供的行程。',
  },
};
