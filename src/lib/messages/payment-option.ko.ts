import type { PaymentOptionMessages } from './payment-option.en.ts';

/** Messages of the button that books, and below it, in Korean. */
export const ko: PaymentOptionMessages = {
  request: { action: '신청 메시지 쓰기', note: '메시지는 직접 보내세요.' },
  later: {
    action: '온라인이 되면 예약',
    note: '예약을 이 휴대전화에 저장하고 온라인이 되면 보내요. 결제 방법은 그때 골라요.',
  },
  byHand: { action: '바로 예약', note: '이 페이지에서는 결제하지 않아요. 다음 화면에서 결제 방법을 알려 드려요.' },
  pay: (price: string) => `${price} 결제하고 예약`,
  payAbout: (price: string) => `약 ${price} 결제하고 예약`,
  charge: (charge: string) => `${charge}.`,
};
