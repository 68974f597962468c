import type { EmailEndedBookingMessages } from './email-ended-booking.en.ts';

/** Messages of the mails about a booking that has ended, in Chinese. */
export const zh: EmailEndedBookingMessages = {
  cancelled: {
    subject: (ref: string) => `预订 ${ref} 已取消`,
    byOperator: '我们取消了你的预订。这些行程不再有你的位子：',
    byTraveller: '你的预订已取消。这些行程不再有你的位子：',
    nothingPaid: '你没有付过款，所以没有要退的。',
    nothing: '按你预订的退改规则，不退款。',
  },
  expired: {
    subject: (ref: string) => `预订 ${ref}：位子不再为你保留`,
    nothingPaid: '我们没有按时收到付款，所以不再为你保留这些行程的位子：',
    partPaid: (paid: string, due: string) => `应付 ${due}，我们按时只收到 ${paid}，所以不再为你保留这些行程的位子：`,
    ifPaid: '如果你付过款，请联系我们：你的钱是安全的。还想去？请重新预订，或联系我们，我们查余位。',
    payNoMore: '请不要再为这个预订付款。还想去？请重新预订，或联系我们，我们查余位。',
    refunded: '你的付款我们已经退还。如果还没收到，请联系我们。',
  },
  refund: { title: '退款', paid: '已付', amount: '退款', kept: '按退改规则扣除' },
};
