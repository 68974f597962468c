import type { EmailPaymentsMessages } from './email-payments.en.ts';

/** Messages of the mails about payments and refunds in Korean. */
export const ko: EmailPaymentsMessages = {
  part: {
    subject: (ref: string, amount: string) => `예약 ${ref}: ${amount} 받았어요`,
    tooMuch: (amount: string, excess: string) =>
      `${amount} 받았어요. 모두 내셨고 더 내신 금액이 있어요: ${excess}. 환불에 대해 따로 연락드려요.`,
    all: (amount: string) => `${amount} 받았어요. 모두 내셨어요.`,
    part: (amount: string) => `${amount} 받았어요. 낼 금액의 일부예요.`,
    partUntil: (amount: string, moment: string) =>
      `${amount} 받았어요. 낼 금액의 일부예요. 나머지는 ${moment}까지 내 주세요. 그때까지 자리를 잡아 둬요.`,
  },
  late: {
    subjectCancelled: (ref: string, amount: string) => `예약 ${ref}: 예약이 취소된 뒤에 ${amount} 들어왔어요`,
    subjectExpired: (ref: string, amount: string) => `예약 ${ref}: 예약이 만료된 뒤에 ${amount} 들어왔어요`,
    subjectLeft: (ref: string, amount: string) => `예약 ${ref}: 여행이 떠난 뒤에 ${amount} 들어왔어요`,
    ended: (ref: string, amount: string) =>
      `예약 ${ref} 결제로 ${amount} 받았지만 이 예약은 이미 끝났어요. 돌려드릴 금액이니 환불에 대해 따로 연락드려요.`,
    left: (ref: string, amount: string) =>
      `예약 ${ref} 결제로 ${amount} 받았지만 여행이 이미 떠난 뒤였어요. 돌려드릴 금액이니 환불에 대해 따로 연락드려요.`,
  },
  refund: {
    subject: (ref: string, amount: string) => `예약 ${ref}: ${amount} 환불했어요`,
    text: (ref: string, amount: string) =>
      `예약 ${ref} 결제 금액 가운데 ${amount} 환불했어요. 원래 결제한 방법으로, 또는 따로 정한 대로 가요. 은행에서 최대 10영업일이 걸려요. 그때까지 들어오지 않으면 문의해 주세요.`,
    paid: '결제한 금액',
    now: '이번 환불',
    open: '남은 환불',
  },
  failure: {
    subject: (ref: string, amount: string) => `예약 ${ref}: ${amount} 환불하지 못했어요`,
    text: (ref: string, amount: string) =>
      `예약 ${ref} 결제 금액 가운데 ${amount}, 원래 결제한 방법으로 환불하지 못했어요. 카드가 만료됐거나 계좌가 닫혔을 수 있어요. 여전히 돌려드릴 금액이에요. 받을 다른 방법을 알려 주시거나 저희 연락을 기다려 주세요.`,
  },
};
