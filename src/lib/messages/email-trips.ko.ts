import type { EmailTripsMessages } from './email-trips.en.ts';

/** Messages about a trip in mails, in Korean. */
export const ko: EmailTripsMessages = {
  when: '언제',
  departure: (departure: string, ready: string) => `팔라완 시간 ${departure}. ${ready}까지 준비해 주세요.`,
  who: '인원',
  from: '출발지',
  to: '도착지',
  arrival: '타고 오는 편',
  cash: '준비할 현금',
  fees: (amount: string) => `현장 납부 요금 ${amount}, 가격에 들어 있지 않음`,
  note: '메모',
  pickupNote: '픽업할 때',
  dropoffNote: '하차할 때',
  cancelling: '취소해야 한다면',
  deadlinesOf: (title: string, departure: string) => `${title}, ${departure}:`,
};
