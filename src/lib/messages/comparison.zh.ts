import type { ComparisonMessages } from './comparison.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the comparison of trips in Chinese. */
export const zh: ComparisonMessages = {
  failed: '对比出错了。页面其他部分照常可用。',
  removed: (trip: string) => `已移除：${trip}。`,
  full: '最多对比三个行程。请先移除一个。',
  partIgnored: (most: number) => `链接的一部分没有采用：里面有未知的行程，或超过${most}个。`,
  none: '还没有可对比的。打开一个行程按“对比”。',
  addBelow: '也可以从下面添加。',
  browse: <Part>(tours: (text: string) => Part, transfers: (text: string) => Part): MessageParts<Part> => [
    '看看',
    tours('当地游'),
    '和',
    transfers('交通接送'),
    '。',
  ],
  share: '分享这个对比',
  offer: '从收藏和最近看过的里添加',
  add: (trip: string) => `添加${trip}`,
  caption: '行程并排对比',
  book: '预订',
  bookTrip: (trip: string) => `预订${trip}`,
  remove: '移除',
  removeTrip: (trip: string) => `移除${trip}`,
  price: (people: number) => `${people}人的价格`,
  each: '每人约',
  cash: (people: number) => `${people}人要带的现金`,
  noCash: '无',
  duration: '时长',
  departures: '班次',
  cancellation: '取消',
  included: '包含',
  excluded: '不含',
  provider: '运营公司',
  vans: (count: number) => `分乘${count}辆小巴`,
  boats: (count: number) => `分乘${count}艘船`,
};
