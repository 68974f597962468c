import type { PolicySummaryMessages } from './policy-summary.en.ts';

/** Messages of a policy in a few words, in Chinese. A lead time is "24 hours". */
export const zh: PolicySummaryMessages = {
  free: '出发前可免费取消',
  freeBefore: (leadTime: string) => `出发${leadTime}前可免费取消`,
  refund: (percent: number) => `出发前取消退${percent}%`,
  refundBefore: (percent: number, leadTime: string) => `出发${leadTime}前取消退${percent}%`,
};
