import type { EmailPaymentsMessages } from './email-payments.en.ts';

/** Messages of the mails about payments and refunds in Chinese. */
export const zh: EmailPaymentsMessages = {
  part: {
    subject: (ref: string, amount: string) => `预订 ${ref}：已收到 ${amount}`,
    tooMuch: (amount: string, excess: string) =>
      `已收到 ${amount}。你已付清，还多付了 ${excess}：退还的事，我们会写信给你。`,
    all: (amount: string) => `已收到 ${amount}。你已付清全款。`,
    part: (amount: string) => `已收到 ${amount}，是你还要付的款的一部分。`,
    partUntil: (amount: string, moment: string) =>
      `已收到 ${amount}，是你要付的款的一部分。请在${moment}前付清余款，位子为你留到那时。`,
  },
  late: {
    subjectCancelled: (ref: string, amount: string) => `预订 ${ref}：${amount} 到账时预订已取消`,
    subjectExpired: (ref: string, amount: string) => `预订 ${ref}：${amount} 到账时预订已过期`,
    subjectLeft: (ref: string, amount: string) => `预订 ${ref}：${amount} 到账时行程已出发`,
    ended: (ref: string, amount: string) =>
      `你的预订 ${ref} 收到 ${amount}，但预订已经关闭。钱是你的：退还的事，我们会写信给你。`,
    left: (ref: string, amount: string) =>
      `你的预订 ${ref} 收到 ${amount}，但行程已经出发。钱是你的：退还的事，我们会写信给你。`,
  },
  refund: {
    subject: (ref: string, amount: string) => `预订 ${ref}：已退款 ${amount}`,
    text: (ref: string, amount: string) =>
      `你为预订 ${ref} 付的款，我们已退还 ${amount}，退到原付款方式，或按和你的约定。银行最多要十个工作日；到时还没到账，请联系我们。`,
    paid: '已付',
    now: '这次退款',
    open: '还要退',
  },
  failure: {
    subject: (ref: string, amount: string) => `预订 ${ref}：${amount} 没能退成`,
    text: (ref: string, amount: string) =>
      `预订 ${ref} 的 ${amount} 没能退到原付款方式：可能卡已过期，或账户已关闭。钱仍是你的。请告诉我们另一种收款方式，或等我们写信给你。`,
  },
};
