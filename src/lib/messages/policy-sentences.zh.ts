import type { PolicySentencesMessages } from './policy-sentences.en.ts';

const refund = (percent: number) => {
  if (percent === 100) return '全额退款';
  return percent === 0 ? '不退款' : `退${percent}%`;
};

/** Messages of a policy in whole sentences, in Chinese. A lead time is "24 hours". */
export const zh: PolicySentencesMessages = {
  full: '预订时付全款。',
  deposit: (percent: number, leadTime: string) => `预订时付${percent}%的订金。尾款在出发前${leadTime}付清。`,
  keptDeposit: (percent: number, leadTime: string) =>
    `预订时付${percent}%的订金，订金不退。尾款在出发前${leadTime}付清。`,
  cancelBefore: (leadTime: string, percent: number) => `至少在出发前${leadTime}取消，${refund(percent)}。`,
  cancelLater: (percent: number) => `再晚取消，${refund(percent)}。`,
  cancel: (percent: number) => `取消的话，${refund(percent)}。`,
  processingFee: (percent: number) => `退款金额是价格减去${percent}%的手续费。`,
  noShow: (percent: number) => `没有来的话，${refund(percent)}。`,
  notice: (leadTime: string) => `请至少提前${leadTime}预订。`,
};
