/** Messages of a policy in a few words, in English. A lead time is "24 hours". */
export const en = {
  free: 'Free cancellation until departure',
  freeBefore: (leadTime: string) => `Free cancellation until ${leadTime} before`,
  refund: (percent: number) => `${percent}% refund until departure`,
  refundBefore: (percent: number, leadTime: string) => `${percent}% refund until ${leadTime} before`,
};

export type PolicySummaryMessages = typeof en;
