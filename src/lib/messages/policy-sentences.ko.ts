import type { PolicySentencesMessages } from './policy-sentences.en.ts';

const refund = (percent: number) => {
  if (percent === 100) return '전액 환불해 드려요';
  return percent === 0 ? '환불되지 않아요' : `${percent}%를 환불해 드려요`;
};

/** Messages of a policy in whole sentences, in Korean. A lead time is "24 hours". */
export const ko: PolicySentencesMessages = {
  full: '예약할 때 전액을 내요.',
  deposit: (percent: number, leadTime: string) =>
    `예약할 때 예약금 ${percent}%를 내요. 잔금은 출발 ${leadTime} 전까지 내요.`,
  keptDeposit: (percent: number, leadTime: string) =>
    `예약할 때 환불되지 않는 예약금 ${percent}%를 내요. 잔금은 출발 ${leadTime} 전까지 내요.`,
  cancelBefore: (leadTime: string, percent: number) => `출발 ${leadTime} 전까지 취소하면 ${refund(percent)}.`,
  cancelLater: (percent: number) => `그 뒤에 취소하면 ${refund(percent)}.`,
  cancel: (percent: number) => `취소하면 ${refund(percent)}.`,
  processingFee: (percent: number) => `환불액은 가격에서 처리 수수료 ${percent}%를 뺀 금액이에요.`,
  noShow: (percent: number) => `나오지 않으면 ${refund(percent)}.`,
  notice: (leadTime: string) => `적어도 ${leadTime} 전에 예약하세요.`,
};
