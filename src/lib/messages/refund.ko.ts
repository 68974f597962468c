import type { RefundMessages } from './refund.en.ts';

/** Messages of the refund of a booking in Korean. */
export const ko: RefundMessages = {
  paidBack: '원래 결제한 방법으로, 또는 따로 정한 대로 환불해요. 은행에서 최대 10영업일이 걸려요.',
  ifCancelled: {
    nothingPaid: '아직 내신 금액이 없어요. 지금 취소하면 아무것도 내지 않아요.',
    nothing: (paid: string) => `지금 취소하면 여행의 규정에 따라 내신 금액이 환불되지 않아요: ${paid}.`,
    all: (paid: string) => `지금 취소하면 결제한 방법으로 전액 환불해 드려요: ${paid}.`,
    part: (refund: string, paid: string) =>
      `지금 취소하면 내신 ${paid} 가운데 ${refund} 돌려받아요. 결제한 방법으로 보내요.`,
  },
  cancelled: {
    due: (refund: string) => `돌려받을 금액: ${refund}.`,
    done: (refund: string) => `${refund} 환불했어요.`,
    nothingPaid: '내신 금액이 없어서 환불할 것이 없어요.',
    nothing: (paid: string) => `여행의 규정에 따라 내신 금액이 환불되지 않아요: ${paid}.`,
  },
};
