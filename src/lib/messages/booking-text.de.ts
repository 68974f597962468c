import type { BookingTextMessages } from './booking-text.en.ts';

/** Messages of a booking as plain text for those who travel, in German. */
export const de: BookingTextMessages = {
  head: (ref: string, operator: string) => `Buchung ${ref}, ${operator}`,
  total: (amount: string) => `Gesamt: ${amount}`,
  questions: (phone: string) => `Fragen: ${phone}`,
};
