import type { ShortlistProblemsMessages } from './shortlist-problems.en.ts';

/** Messages of lists of trips that could not be loaded, in Chinese. */
export const zh: ShortlistProblemsMessages = {
  gone: (count: number) => `列表里有${count}个行程不再提供。`,
  failed: (count: number) => `有${count}个行程加载不了。请检查网络。`,
  retry: '重试',
  noCode: '列表加载不了。请检查网络，再刷新页面。',
};
