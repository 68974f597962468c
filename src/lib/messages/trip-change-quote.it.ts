import type { TripChangeQuoteMessages } from './trip-change-quote.en.ts';

/** Messages of what a change of a trip costs, in Italian. */
export const it: TripChangeQuoteMessages = {
  samePrice: (price: string) => `Il prezzo resta ${price}.`,
  newPrice: (after: string, before: string) => `Nuovo prezzo: ${after} invece di ${before}.`,
  due: (amount: string) => `Devi pagare ${amount}.`,
  dueMore: (total: string, more: string) => `In tutto devi pagare ${total}, ${more} in più di prima.`,
  refund: (amount: string) => `Ti rimborsiamo ${amount}.`,
  lessToPay: (amount: string) => `Devi pagare ${amount} in meno.`,
  paidEnough: 'Hai già pagato abbastanza.',
  retained: (amount: string) => `Non rimborsiamo ${amount}, perché valeva già una penale di cancellazione.`,
  changed: 'Il tuo viaggio è cambiato.',
};
