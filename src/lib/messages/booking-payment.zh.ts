import type { BookingPaymentMessages } from './booking-payment.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of paying a booking that was placed, in Chinese. */
export const zh: BookingPaymentMessages = {
  form: '付款',
  howToPay: '怎么付款',
  payRestBy: <Part>(moment: Part): MessageParts<Part> => ['请在巴拉望时间', moment, '前付清余款'],
  another: '换个方式付款',
  calledOff: {
    alone: '你的行程停开了。付款前，请另选一天，或取消预订。',
    amongOthers: '有一个行程停开了。付款前，请给它另选一天，或从预订中移除。',
  },
  noService: '这个网站副本不能付款。联系我们，我们告诉你怎么付。',
  showHow: '看看怎么付',
  pay: (amount: string) => `付款 ${amount}`,
  busy: '请稍候…',
  instructions: <Part>(amount: Part): MessageParts<Part> => ['请付 ', amount, '，下面的方式任选一种：'],
  copyReference: '复制预订编号',
  nothingDue: '目前没有要付的款。',
  failed: { not: '没有开始付款', safe: '你的预订没有变。' },
};
