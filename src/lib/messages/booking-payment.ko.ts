import type { BookingPaymentMessages } from './booking-payment.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of paying a booking that was placed, in Korean. */
export const ko: BookingPaymentMessages = {
  form: '결제',
  howToPay: '결제 방법',
  payRestBy: <Part>(moment: Part): MessageParts<Part> => ['팔라완 시간 ', moment, '까지 잔금 결제'],
  another: '다른 방법으로 결제',
  calledOff: {
    alone: '여행 출발이 취소됐어요. 결제하기 전에 날짜를 다시 고르거나 예약을 취소하세요.',
    amongOthers: '출발이 취소된 여행이 있어요. 결제하기 전에 그 여행의 날짜를 다시 고르거나 예약에서 빼세요.',
  },
  noService: '이 사이트 사본에서는 결제할 수 없어요. 문의해 주시면 결제 방법을 알려 드려요.',
  showHow: '결제 방법 보기',
  pay: (amount: string) => `${amount} 결제`,
  busy: '잠시만요…',
  instructions: <Part>(amount: Part): MessageParts<Part> => [amount, ', 다음 가운데 한 방법으로 내 주세요:'],
  copyReference: '예약 번호 복사',
  nothingDue: '지금 낼 금액은 없어요.',
  failed: { not: '결제가 시작되지 않았어요', safe: '예약은 그대로예요.' },
};
