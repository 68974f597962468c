import type { EmailEndedBookingMessages } from './email-ended-booking.en.ts';

/** Messages of the mails about a booking that has ended, in Korean. */
export const ko: EmailEndedBookingMessages = {
  cancelled: {
    subject: (ref: string) => `예약 ${ref}: 취소됐어요`,
    byOperator: '저희가 예약을 취소했어요. 다음 여행의 자리는 더 이상 없어요.',
    byTraveller: '예약이 취소됐어요. 다음 여행의 자리는 더 이상 없어요.',
    nothingPaid: '결제하지 않으셔서 환불할 금액이 없어요.',
    nothing: '이 예약의 취소 규정에 따라 환불이 없어요.',
  },
  expired: {
    subject: (ref: string) => `예약 ${ref}: 예약이 만료됐어요`,
    nothingPaid: '기한까지 결제가 들어오지 않아서 다음 여행의 예약이 만료됐어요.',
    partPaid: (paid: string, due: string) => `기한까지 ${due} 가운데 ${paid}만 들어와서 다음 여행의 예약이 만료됐어요.`,
    ifPaid:
      '결제하셨다면 문의해 주세요. 돈은 안전해요. 그래도 가고 싶다면 다시 예약하거나 문의해 주세요. 자리를 확인해 드려요.',
    payNoMore:
      '이 예약에 더 결제하지 말아 주세요. 그래도 가고 싶다면 다시 예약하거나 문의해 주세요. 자리를 확인해 드려요.',
    refunded: '결제 금액은 이미 환불했어요. 받지 못하셨다면 문의해 주세요.',
  },
  refund: { title: '환불', paid: '결제한 금액', amount: '환불 금액', kept: '취소 규정에 따른 수수료' },
};
