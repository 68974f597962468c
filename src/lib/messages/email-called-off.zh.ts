import type { EmailCalledOffMessages } from './email-called-off.en.ts';

/** Messages of the mail about a departure that is called off, in Chinese. */
export const zh: EmailCalledOffMessages = {
  subject: (ref: string, day: string) => `停开：${day}（预订 ${ref}）`,
  yourTrip: '你的行程',
  sorry: '很抱歉，这个行程无法成行。',
  reason: (reason: string) => `原因（英文）：“${reason}”`,
  others: '你的其他行程照常。',
  choose: '下面两个办法选一个，都不收费。预订里的期限不适用。如果链接打不开，回复这封邮件，或打电话给我们。',
  change: {
    title: '换个日期',
    text: '选适合你的日期和时间，我们马上改好。',
    link: '选另一个日期',
  },
  refund: {
    title: '全额退款',
    ofOneTrip: '这个行程你付的钱，我们按你付款的方式全部退还。其他行程的预订不变。决定之前，链接先显示金额。',
    nothingPaid: '你还没有付款，所以没有要退的。链接会取消预订。',
    ofAll: (paid: string) => `你付的钱，我们按你付款的方式全部退还：${paid}。取消预订前，链接先显示金额。`,
    link: '申请全额退款',
  },
  booking: '你的预订',
};
