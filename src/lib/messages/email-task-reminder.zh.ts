import type { EmailTaskReminderMessages } from './email-task-reminder.en.ts';

/** Messages of the mail about what is missing before a trip, in Chinese. */
export const zh: EmailTaskReminderMessages = {
  subject: (ref: string, day: string) => `预订 ${ref}：${day}的行程还缺信息`,
  missing: (day: string) => `${day}和我们出行。我们还缺下面这些：`,
  travellers: '出行人信息',
  progress: (progress: string) => `${progress}。`,
  progressAndPassports: (progress: string) => `${progress}。有一个行程办许可证，需要每个人的护照。`,
  hotel: {
    title: '你的酒店',
    text: '请告诉我们你住在哪里。',
    link: '填写酒店',
  },
  toPay: (amount: string) => `待付 ${amount}`,
  done: '已经做了？那就不用理这封邮件。',
};
