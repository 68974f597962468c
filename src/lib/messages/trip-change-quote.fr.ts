import type { TripChangeQuoteMessages } from './trip-change-quote.en.ts';

/** Messages of what a change of a trip costs, in French. */
export const fr: TripChangeQuoteMessages = {
  samePrice: (price: string) => `Le prix reste de ${price}.`,
  newPrice: (after: string, before: string) => `Nouveau prix\u00a0: ${after} au lieu de ${before}.`,
  due: (amount: string) => `Vous avez ${amount} à payer.`,
  dueMore: (total: string, more: string) => `Vous avez ${total} à payer en tout, ${more} de plus qu’avant.`,
  refund: (amount: string) => `Nous vous remboursons ${amount}.`,
  lessToPay: (amount: string) => `Vous avez ${amount} de moins à payer.`,
  paidEnough: 'Vous avez déjà assez payé.',
  retained: (amount: string) => `${amount} ne sont pas remboursables, car des frais d’annulation s’appliquaient déjà.`,
  changed: 'Votre voyage a été changé.',
};
