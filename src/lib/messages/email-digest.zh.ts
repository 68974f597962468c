import type { EmailDigestMessages } from './email-digest.en.ts';

/** Messages of the mail about several bookings in Chinese. */
export const zh: EmailDigestMessages = {
  subject: (bookings: number) => `你的${bookings}个预订的状态`,
  why: '短时间内用你的邮箱下了好几个预订，所以我们用这一封邮件一起说明。',
  more: (refs: readonly string[]) => `还有${refs.length}个：${refs.join('、')}。想知道详情，请问我们。`,
  notYours: '不是你订的？那是有人填了你的邮箱。你什么都不用付：没付款的座位会释放。回复这封邮件，我们来制止。',
  booking: (ref: string, status: string) => `预订 ${ref}：${status}`,
  toPay: '待付',
  payBy: (amount: string, moment: string) => `${amount}，${moment}前付清`,
  payByDeparture: (amount: string) => `${amount}，第一个行程出发前付清`,
  payOrCancel: '付款或取消',
};
