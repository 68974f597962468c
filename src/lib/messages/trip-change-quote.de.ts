import type { TripChangeQuoteMessages } from './trip-change-quote.en.ts';

/** Messages of what a change of a trip costs, in German. */
export const de: TripChangeQuoteMessages = {
  samePrice: (price: string) => `Der Preis bleibt bei ${price}.`,
  newPrice: (after: string, before: string) => `Neuer Preis ${after} statt ${before}.`,
  due: (amount: string) => `Du zahlst ${amount}.`,
  dueMore: (total: string, more: string) => `Du zahlst insgesamt noch ${total}, ${more} mehr als vorher.`,
  refund: (amount: string) => `Du bekommst ${amount} zurück.`,
  lessToPay: (amount: string) => `Du zahlst ${amount} weniger.`,
  paidEnough: 'Du hast schon genug bezahlt.',
  retained: (amount: string) => `${amount} werden nicht erstattet, weil schon eine Stornogebühr fällig war.`,
  changed: 'Dein Trip ist geändert.',
};
