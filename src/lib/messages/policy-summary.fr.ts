import type { PolicySummaryMessages } from './policy-summary.en.ts';

/** Messages of a policy in a few words, in French. A lead time is "24 hours". */
export const fr: PolicySummaryMessages = {
  free: 'Annulation gratuite jusqu’au départ',
  freeBefore: (leadTime: string) => `Annulation gratuite jusqu’à ${leadTime} avant`,
  refund: (percent: number) => `${percent}\u00a0% remboursés jusqu’au départ`,
  refundBefore: (percent: number, leadTime: string) => `${percent}\u00a0% remboursés jusqu’à ${leadTime} avant`,
};
