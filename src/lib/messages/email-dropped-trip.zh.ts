import type { EmailDroppedTripMessages } from './email-dropped-trip.en.ts';

/** Messages of the mail about a trip that was called off and taken out, in Chinese. */
export const zh: EmailDroppedTripMessages = {
  subject: (ref: string, day: string) => `预订 ${ref}：${day} 行程退款`,
  byOperator: '这个行程停开了，我们已把它从你的预订中移除：',
  byTraveller: '这个行程停开了，你选择了退款。它已不在你的预订里：',
  refund: {
    title: '退款',
    amount: (amount: string) => `我们会退给你 ${amount}。钱退出后，我们发邮件告诉你。`,
    nothingPaid: '这个行程你没有付过款，所以没有要退的。',
    before: '这个行程你付的钱，我们已经退还。',
  },
  others: '仍然有效的行程',
};
