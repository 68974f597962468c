import type { BookingRejectedMessages } from './booking-rejected.en.ts';

/** Messages about a booking that was not made, in Chinese. */
export const zh: BookingRejectedMessages = {
  not: '没有预订成功',
  safe: '你的行程和信息保存在这台设备上。',
  conflict: '你选好行程之后，情况有了变化。没有预订成功。',
  invalid: '有些信息缺少或有错。没有预订成功。',
  answeredBefore: '这些你已经订过，所以没有重复预订。预订的链接在我们发给你的邮件里。找不到？请联系我们。',
  friendBooked: '和你共用这个购物车的人已经订了。没有重复预订，你的信息还在这里。',
  changed: '你预订之后，行程有了变化。',
  trip: '这样订不了。请另选一天或另选一班。',
};
