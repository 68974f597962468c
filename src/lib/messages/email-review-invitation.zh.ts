import type { EmailReviewInvitationMessages } from './email-review-invitation.en.ts';

/** Messages of the mail that asks for a review, in Chinese. */
export const zh: EmailReviewInvitationMessages = {
  subject: (ref: string) => `预订 ${ref}：这次旅行怎么样？`,
  thanks: '谢谢你和我们一起旅行。哪些好，哪些不好？几句话就能帮到其他旅客。',
  review: (title: string) => `评价${title}`,
  link: '链接会打开一封写给我们的邮件。每条评价我们都看过再发布。',
  reply: '直接回复这封邮件就好，每个行程给一到五颗星。每条评价我们都看过再发布。',
  once: '我们只问一次。',
  prompts: ['星级（1到5）：', '可以公开的名字：', '感受：'],
};
