import type { TextPageMessages } from './text-page.en.ts';

/** Messages of pages of running text, in Chinese. */
export const zh: TextPageMessages = {
  onThisPage: '本页内容',
  lastChanged: (day: string) => `最后更改：${day}。`,
  pictures: '我们的图片',
  allTrips: '所有行程和价格',
  routes: {
    title: (place: string) => `去${place}的每种走法，附今天的价格`,
    table: '走法和价格，表格',
    from: '出发地',
    how: '怎么走',
    time: '用时',
    departs: '出发',
    price: '价格',
  },
};
