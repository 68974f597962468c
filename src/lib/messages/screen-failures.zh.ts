import type { ScreenFailuresMessages } from './screen-failures.en.ts';

/** Messages of a screen that failed in Chinese. */
export const zh: ScreenFailuresMessages = {
  booking: '预订部分出错了。页面其他部分照常可用。',
  cart: '购物车部分出错了。页面其他部分照常可用。',
  checkout: '结算部分出错了。页面其他部分照常可用。',
  confirmation: '预订部分出错了。页面其他部分照常可用。',
  cancelledPayment: '付款部分出错了。页面其他部分照常可用。',
  participants: '出行人部分出错了。页面其他部分照常可用。',
  trips: '我的行程部分出错了。页面其他部分照常可用。',
};
