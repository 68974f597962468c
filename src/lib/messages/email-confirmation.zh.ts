import type { EmailConfirmationMessages } from './email-confirmation.en.ts';

/** Messages of the mails with the voucher, in Chinese. */
export const zh: EmailConfirmationMessages = {
  travelled: {
    subject: (ref: string) => `预订 ${ref}：已收到付款`,
    text: (amount: string) => `已收到你的付款 ${amount}。谢谢你和我们一起旅行。`,
  },
  confirmed: {
    subject: (ref: string) => `预订 ${ref}：行程已确认`,
    text: '都安排好了，期待和你一起出行。',
  },
  revived: {
    subject: (ref: string) => `预订 ${ref}：付款到得晚，位子重新归你`,
    text: (amount: string) =>
      `你的付款 ${amount} 在预订过期之后到账。位子当时还空着，所以重新归你。我们正在安排行程，确认后发邮件给你。`,
  },
  arranged: {
    subject: (ref: string) => `预订 ${ref}：已收到付款`,
    text: (amount: string) => `已收到你的付款 ${amount}。行程已经安排好。`,
  },
  deposit: {
    subject: (ref: string) => `预订 ${ref}：已收到订金`,
    text: (amount: string) => `已收到你的订金 ${amount}，位子已为你留好。我们正在安排行程，确认后发邮件给你。`,
  },
  payment: {
    subject: (ref: string) => `预订 ${ref}：已收到付款`,
    text: (amount: string) => `已收到你的付款 ${amount}，位子已为你留好。我们正在安排行程，确认后发邮件给你。`,
  },
  passports: (titles: readonly string[]) => `这些行程每个人都要护照，孩子也要：${titles.join('；')}。`,
};
