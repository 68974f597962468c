import type { EmailDroppedTripMessages } from './email-dropped-trip.en.ts';

/** Messages of the mail about a trip that was called off and taken out, in Korean. */
export const ko: EmailDroppedTripMessages = {
  subject: (ref: string, day: string) => `예약 ${ref}: ${day} 여행 환불`,
  byOperator: '출발이 취소된 이 여행을 예약에서 뺐어요.',
  byTraveller: '출발이 취소된 이 여행의 환불을 선택하셨어요. 이 여행은 이제 예약에 없어요.',
  refund: {
    title: '환불',
    amount: (amount: string) => `환불할 금액: ${amount}. 돈을 보내면 이메일로 알려 드려요.`,
    nothingPaid: '이 여행에 내신 금액이 없어서 환불할 것이 없어요.',
    before: '이 여행에 내신 금액은 이미 환불해 드렸어요.',
  },
  others: '그대로인 예약',
};
