import type { ShortlistActionsMessages } from './shortlist-actions.en.ts';

/** Messages of saving, comparing and sharing a trip, in Chinese. */
export const zh: ShortlistActionsMessages = {
  saved: '已收藏。',
  viewList: '查看收藏',
  removed: '已从收藏的行程移除。',
  compare: '对比',
  removedFromComparison: '已从对比移除。',
  addedFirst: '已加入。再选一两个来对比。',
  added: (count: number, most: number) => `已加入：${most}个中的${count}个。`,
  full: '最多对比三个行程。请先移除一个。',
};
