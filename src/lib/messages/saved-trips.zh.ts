import type { SavedTripsMessages } from './saved-trips.en.ts';

/** Messages of the page of saved trips in Chinese. */
export const zh: SavedTripsMessages = {
  failed: '收藏部分出错了。页面其他部分照常可用。',
  none: '还没有收藏。点行程上的心形，就收藏到这里。',
  compare: '并排对比行程',
  compareTrips: (count: number) => `对比${count}个行程`,
  recent: '最近看过',
};
