import type { BookingTextMessages } from './booking-text.en.ts';

/** Messages of a booking as plain text for those who travel, in Chinese. */
export const zh: BookingTextMessages = {
  head: (ref: string, operator: string) => `预订 ${ref}，${operator}`,
  total: (amount: string) => `合计：${amount}`,
  questions: (phone: string) => `有问题：${phone}`,
};
