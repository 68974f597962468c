/** Messages of a booking as plain text for those who travel, in English. */
export const en = {
  head: (ref: string, operator: string) => `Booking ${ref}, ${operator}`,
  total: (amount: string) => `Total: ${amount}`,
  questions: (phone: string) => `Questions: ${phone}`,
};

export type BookingTextMessages = typeof en;
