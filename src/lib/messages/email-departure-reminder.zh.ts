import type { EmailDepartureReminderMessages } from './email-departure-reminder.en.ts';

/** Messages of the mail on the day before a departure, in Chinese. */
export const zh: EmailDepartureReminderMessages = {
  subject: (ref: string, day: string, ready: string) => `预订 ${ref}：请在${day} ${ready}准备好`,
  ready: (day: string, ready: string) => `${day}和我们出行。请在巴拉望时间${ready}准备好。`,
  call: (phone: string) => `有问题，或没有人来？请打 ${phone}。`,
  passports: '请带上每个人的护照，孩子的也要。',
  luggage: '行李：',
};
