import type { BookingTextMessages } from './booking-text.en.ts';

/** Messages of a booking as plain text for those who travel, in Spanish. */
export const es: BookingTextMessages = {
  head: (ref: string, operator: string) => `Reserva ${ref}, ${operator}`,
  total: (amount: string) => `Total: ${amount}`,
  questions: (phone: string) => `Preguntas: ${phone}`,
};
