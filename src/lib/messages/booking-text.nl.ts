import type { BookingTextMessages } from './booking-text.en.ts';

/** Messages of a booking as plain text for those who travel, in Dutch. */
export const nl: BookingTextMessages = {
  head: (ref: string, operator: string) => `Boeking ${ref}, ${operator}`,
  total: (amount: string) => `Totaal: ${amount}`,
  questions: (phone: string) => `Vragen: ${phone}`,
};
