import type { TripChangeQuoteMessages } from './trip-change-quote.en.ts';

/** Messages of what a change of a trip costs, in Spanish. */
export const es: TripChangeQuoteMessages = {
  samePrice: (price: string) => `El precio sigue siendo ${price}.`,
  newPrice: (after: string, before: string) => `Nuevo precio: ${after} en lugar de ${before}.`,
  due: (amount: string) => `Por pagar: ${amount}.`,
  dueMore: (total: string, more: string) => `Por pagar en total: ${total}, ${more} más que antes.`,
  refund: (amount: string) => `Te devolvemos ${amount}.`,
  lessToPay: (amount: string) => `Pagas ${amount} menos.`,
  paidEnough: 'Ya has pagado lo suficiente.',
  retained: (amount: string) => `No te devolvemos ${amount}, porque ya se aplicaba un cargo por cancelación.`,
  changed: 'Tu viaje ha cambiado.',
};
