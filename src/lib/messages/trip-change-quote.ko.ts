import type { TripChangeQuoteMessages } from './trip-change-quote.en.ts';

/** Messages of what a change of a trip costs, in Korean. */
export const ko: TripChangeQuoteMessages = {
  samePrice: (price: string) => `가격은 그대로예요: ${price}.`,
  newPrice: (after: string, before: string) => `새 가격 ${after}, 전에는 ${before}.`,
  due: (amount: string) => `더 낼 금액: ${amount}.`,
  dueMore: (total: string, more: string) => `낼 금액은 모두 ${total}, 전보다 ${more} 늘었어요.`,
  refund: (amount: string) => `돌려받을 금액: ${amount}.`,
  lessToPay: (amount: string) => `낼 금액이 줄어요: ${amount}.`,
  paidEnough: '이미 충분히 내셨어요.',
  retained: (amount: string) => `취소 수수료가 이미 적용되던 때라 환불되지 않는 금액: ${amount}.`,
  changed: '여행을 바꿨어요.',
};
