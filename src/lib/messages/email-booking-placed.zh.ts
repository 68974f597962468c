import type { EmailBookingPlacedMessages } from './email-booking-placed.en.ts';

/** Messages of the mail about an unpaid booking in Chinese. */
export const zh: EmailBookingPlacedMessages = {
  subject: (ref: string, moment: string) => `预订 ${ref}：请在${moment}前付款`,
  subjectUntilDeparture: (ref: string) => `预订 ${ref}：请在第一个行程出发前付款`,
  held: (moment: string) => `我们为你留位子到${moment}。你还没有付款：到时没收到付款，座位将释放。`,
  heldUntilDeparture: '我们为你留位子到第一个行程出发。你还没有付款：到时没收到付款，座位将释放。',
  otherWay: '想用银行转账、电子钱包或现金付款？在那之前到预订页面选好，位子就留得更久。',
};
