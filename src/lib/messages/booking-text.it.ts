import type { BookingTextMessages } from './booking-text.en.ts';

/** Messages of a booking as plain text for those who travel, in Italian. */
export const it: BookingTextMessages = {
  head: (ref: string, operator: string) => `Prenotazione ${ref}, ${operator}`,
  total: (amount: string) => `Totale: ${amount}`,
  questions: (phone: string) => `Domande: ${phone}`,
};
