import type { TripChangeQuoteMessages } from './trip-change-quote.en.ts';

/** Messages of what a change of a trip costs, in Chinese. */
export const zh: TripChangeQuoteMessages = {
  samePrice: (price: string) => `价格不变，还是 ${price}。`,
  newPrice: (after: string, before: string) => `新价格 ${after}，原来 ${before}。`,
  due: (amount: string) => `你要付 ${amount}。`,
  dueMore: (total: string, more: string) => `你一共要付 ${total}，比之前多 ${more}。`,
  refund: (amount: string) => `退给你 ${amount}。`,
  lessToPay: (amount: string) => `你少付 ${amount}。`,
  paidEnough: '你付的已经够了。',
  retained: (amount: string) => `${amount} 不能退，因为已经产生取消费。`,
  changed: '你的行程已更改。',
};
