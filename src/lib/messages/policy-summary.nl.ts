import type { PolicySummaryMessages } from './policy-summary.en.ts';

/** Messages of a policy in a few words, in Dutch. A lead time is "24 hours". */
export const nl: PolicySummaryMessages = {
  free: 'Gratis annuleren tot vertrek',
  freeBefore: (leadTime: string) => `Gratis annuleren tot ${leadTime} van tevoren`,
  refund: (percent: number) => `${percent}% terug tot vertrek`,
  refundBefore: (percent: number, leadTime: string) => `${percent}% terug tot ${leadTime} van tevoren`,
};
