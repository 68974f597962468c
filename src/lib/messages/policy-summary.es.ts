import type { PolicySummaryMessages } from './policy-summary.en.ts';

/** Messages of a policy in a few words, in Spanish. A lead time is "24 hours". */
export const es: PolicySummaryMessages = {
  free: 'Cancelación gratuita hasta la salida',
  freeBefore: (leadTime: string) => `Cancelación gratuita hasta ${leadTime} antes`,
  refund: (percent: number) => `Reembolso del ${percent}\u00a0% hasta la salida`,
  refundBefore: (percent: number, leadTime: string) => `Reembolso del ${percent}\u00a0% hasta ${leadTime} antes`,
};
