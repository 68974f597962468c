import type { BookingTextMessages } from './booking-text.en.ts';

/** Messages of a booking as plain text for those who travel, in Korean. */
export const ko: BookingTextMessages = {
  head: (ref: string, operator: string) => `예약 ${ref}, ${operator}`,
  total: (amount: string) => `합계: ${amount}`,
  questions: (phone: string) => `문의: ${phone}`,
};
