import type { BookingScreensMessages } from './booking-screens.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages that every screen of a booking shows, in Chinese. */
export const zh: BookingScreensMessages = {
  cannotOpen: (ref: string) => `预订 ${ref} 打不开`,
  cannotOpenReasons: {
    offline: '你现在离线，这个预订还没有保存在这台设备上。联网后再打开这个页面。',
    unavailable: '我们的服务器暂时没有回应。什么都没有丢，请稍后再试。',
    'no-api': '这个网站副本不保存预订。请联系我们：预订编号已经写在消息里。',
    'not-found': '这台设备打不开那个预订，或者预订不存在。请打开我们邮件里的链接。丢了？到“我的行程”，用“链接丢了？”。',
  },
  oldReasons: {
    offline: '没有网络。',
    unavailable: '我们的服务器暂时没有回应。',
    'no-api': '这个网站副本没有预订服务。',
    'not-found': '这台设备已经打不开这个预订。',
  },
  shownAsOf: <Part>(moment: Part): MessageParts<Part> => ['你看到的是预订在巴拉望时间', moment, '的状态。'],
  retry: '重试',
  loading: '正在加载…',
  trips: '我的行程',
  cart: '你的购物车',
  noReferenceTitle: '哪个预订？',
  noReference: '这个链接里没有预订编号。还没预订的行程在购物车里。',
  call: <Part>(phone: Part, hours: Part): MessageParts<Part> => ['当天请打 ', phone, '。接听时间：', hours, '。'],
};
