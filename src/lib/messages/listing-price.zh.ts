import type { ListingPriceMessages } from './listing-price.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the price of a trip on its page, in Chinese. */
export const zh: ListingPriceMessages = {
  label: '价格',
  extraPerson: <Part>(price: Part): MessageParts<Part> => ['每多1人：', price],
  wholeVan: '整辆车一个价，一个人坐也一样。',
  example: '示例价格。',
  notBookable: '这个行程不能预订。',
  terms: (policy: string, provider: string) => `${policy}。由 ${provider} 运营。`,
  cash: <Part>(pesos: string, link: (text: string) => Part): MessageParts<Part> => [
    `另外每人 ${pesos}，`,
    link('现金现场付'),
  ],
  groupPays: '你们一行付多少',
  people: '人数',
  total: '合计',
  each: '每人约',
  when: {
    label: '什么时候出行',
    day: '日期',
    departure: '班次',
    choose: '选择',
  },
};
