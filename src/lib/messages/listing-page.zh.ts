import type { ListingPageMessages } from './listing-page.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of a trip on a page of its own, in Chinese. */
export const zh: ListingPageMessages = {
  askUs: <Part>(link: (text: string) => Part): MessageParts<Part> => [link('问问我们能做到什么'), '。'],
  actions: { compare: '对比', share: '分享' },
  pictures: '图片',
  facts: {
    duration: '时长',
    departure: '出发',
    group: '人数',
    groupUpTo: (people: number) => `最多${people}人`,
    cancellation: '取消',
  },
  sections: {
    label: '本页内容',
    itinerary: '行程安排',
    included: '包含',
    pickup: '上车',
    cash: '现金',
    notes: '实用信息',
    reviews: '评价',
    policy: '取消',
    book: '问我们',
  },
  itinerary: '行程安排',
  covers: { label: '价格包含什么', included: '包含', excluded: '不含' },
  notes: '重要须知',
  policy: '付款和取消',
  more: (count: number) => `还有${count}项`,
  suggestions: '从这里出发的其他行程',
  book: {
    title: '预订或询问',
    titleOfExample: '询问这个行程',
    notSold: '这个行程我们还没有卖。问问我们能做到什么，多少钱。',
    write: (hours: string) =>
      `把日期、出发时间、人数和上车地点发给我们。行程名称已经写在消息里。我们回复的时间：${hours}。`,
  },
};
