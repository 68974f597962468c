import type { PolicySummaryMessages } from './policy-summary.en.ts';

/** Messages of a policy in a few words, in Italian. A lead time is "24 hours". */
export const it: PolicySummaryMessages = {
  free: 'Cancellazione gratuita fino alla partenza',
  freeBefore: (leadTime: string) => `Cancellazione gratuita fino a ${leadTime} prima`,
  refund: (percent: number) => `Rimborso ${percent}% fino alla partenza`,
  refundBefore: (percent: number, leadTime: string) => `Rimborso ${percent}% fino a ${leadTime} prima`,
};
