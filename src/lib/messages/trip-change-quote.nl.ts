import type { TripChangeQuoteMessages } from './trip-change-quote.en.ts';

/** Messages of what a change of a trip costs, in Dutch. */
export const nl: TripChangeQuoteMessages = {
  samePrice: (price: string) => `De prijs blijft ${price}.`,
  newPrice: (after: string, before: string) => `Nieuwe prijs ${after} in plaats van ${before}.`,
  due: (amount: string) => `Je betaalt ${amount} bij.`,
  dueMore: (total: string, more: string) => `Je betaalt in totaal nog ${total}, ${more} meer dan eerst.`,
  refund: (amount: string) => `Je krijgt ${amount} terug.`,
  lessToPay: (amount: string) => `Je hoeft ${amount} minder te betalen.`,
  paidEnough: 'Je hebt al genoeg betaald.',
  retained: (amount: string) => `${amount} krijg je niet terug, omdat er al annuleringskosten golden.`,
  changed: 'Je trip is gewijzigd.',
};
