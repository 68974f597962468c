import type { EmailTripsMessages } from './email-trips.en.ts';

/** Messages about a trip in mails, in French. */
export const fr: EmailTripsMessages = {
  when: 'Quand',
  departure: (departure: string, ready: string) => `${departure}, heure de Palawan. Soyez prêt à ${ready}.`,
  who: 'Qui',
  from: 'De',
  to: 'À',
  arrival: 'Arrivée avec',
  cash: 'Espèces à emporter',
  fees: (amount: string) => `${amount} pour les frais sur place, non compris dans le prix`,
  note: 'Note',
  pickupNote: 'À la prise en charge',
  dropoffNote: 'À la dépose',
  cancelling: 'Si vous devez annuler',
  deadlinesOf: (title: string, departure: string) => `${title}, ${departure}\u00a0:`,
};
