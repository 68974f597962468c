import type { PolicySummaryMessages } from './policy-summary.en.ts';

/** Messages of a policy in a few words, in Korean. A lead time is "24 hours". */
export const ko: PolicySummaryMessages = {
  free: '출발 전까지 무료 취소',
  freeBefore: (leadTime: string) => `${leadTime} 전까지 무료 취소`,
  refund: (percent: number) => `출발 전까지 ${percent}% 환불`,
  refundBefore: (percent: number, leadTime: string) => `${leadTime} 전까지 ${percent}% 환불`,
};
