/** 8, 11, 18 and 80 to 89 begin with a vowel when they are read. */
const article = (percent: number) => (/^(?:8|11$|18$)/.test(String(percent)) ? 'an' : 'a');

const refund = (percent: number) => {
  if (percent === 100) return 'a full refund';
  return percent === 0 ? 'no refund' : `${article(percent)} ${percent}% refund`;
};

/** Messages of a policy in whole sentences, in English. A lead time is "24 hours". */
export const en = {
  full: 'You pay the full price when you book.',
  deposit: (percent: number, leadTime: string) =>
    `You pay a deposit of ${percent}% when you book. The balance is due ${leadTime} before departure.`,
  keptDeposit: (percent: number, leadTime: string) =>
    `You pay a non-refundable deposit of ${percent}% when you book. The balance is due ${leadTime} before departure.`,
  cancelBefore: (leadTime: string, percent: number) =>
    `Cancel at least ${leadTime} before departure for ${refund(percent)}.`,
  cancelLater: (percent: number) => `Cancel later and you get ${refund(percent)}.`,
  cancel: (percent: number) => `If you cancel, you get ${refund(percent)}.`,
  processingFee: (percent: number) => `The refund is the price less a processing fee of ${percent}%.`,
  noShow: (percent: number) => `If you do not show up, you get ${refund(percent)}.`,
  notice: (leadTime: string) => `Book at least ${leadTime} ahead.`,
};

export type PolicySentencesMessages = typeof en;
