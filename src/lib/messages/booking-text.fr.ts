import type { BookingTextMessages } from './booking-text.en.ts';

/** Messages of a booking as plain text for those who travel, in French. */
export const fr: BookingTextMessages = {
  head: (ref: string, operator: string) => `Réservation ${ref}, ${operator}`,
  total: (amount: string) => `Total\u00a0: ${amount}`,
  questions: (phone: string) => `Questions\u00a0: ${phone}`,
};
