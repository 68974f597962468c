import type { EmailChangedTripMessages } from './email-changed-trip.en.ts';

/** Messages of the mail about a changed trip in Chinese. */
export const zh: EmailChangedTripMessages = {
  subject: (ref: string) => `预订 ${ref}：行程有变更`,
  subjectMoved: (ref: string, moment: string) => `预订 ${ref}：行程改到${moment}`,
  trip: '行程',
  before: '原来',
  now: '现在',
  byOperator: '我们更改了你的预订。新的信息在下面，请以这封邮件为准，不再用之前那封。',
  byTraveller: '你更改了预订。新的信息在下面，请以这封邮件为准，不再用之前那封。',
  refund: (amount: string) => `我们会退给你 ${amount}，退出后发邮件告诉你。`,
};
