import type { EmailBookingPlacedMessages } from './email-booking-placed.en.ts';

/** Messages of the mail about an unpaid booking in Korean. */
export const ko: EmailBookingPlacedMessages = {
  subject: (ref: string, moment: string) => `예약 ${ref}: ${moment}까지 결제해 주세요`,
  subjectUntilDeparture: (ref: string) => `예약 ${ref}: 첫 출발 전까지 결제해 주세요`,
  held: (moment: string) =>
    `${moment}까지 자리를 잡아 둬요. 아직 결제 전이에요. 그때까지 결제가 들어오지 않으면 예약이 취소돼요.`,
  heldUntilDeparture:
    '첫 출발 때까지 자리를 잡아 둬요. 아직 결제 전이에요. 그때까지 결제가 들어오지 않으면 예약이 취소돼요.',
  otherWay: '은행, 전자지갑, 현금으로 내고 싶으신가요? 그전에 예약 페이지에서 고르면 자리를 더 오래 잡아 둬요.',
};
