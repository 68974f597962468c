import type { PolicySummaryMessages } from './policy-summary.en.ts';

/** Messages of a policy in a few words, in German. A lead time is "24 hours". */
export const de: PolicySummaryMessages = {
  free: 'Kostenlos stornierbar bis zur Abfahrt',
  freeBefore: (leadTime: string) => `Kostenlos stornierbar bis ${leadTime} vorher`,
  refund: (percent: number) => `${percent}\u00a0% Erstattung bis zur Abfahrt`,
  refundBefore: (percent: number, leadTime: string) => `${percent}\u00a0% Erstattung bis ${leadTime} vorher`,
};
