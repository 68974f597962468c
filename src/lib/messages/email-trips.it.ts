import type { EmailTripsMessages } from './email-trips.en.ts';

/** Messages about a trip in mails, in Italian. */
export const it: EmailTripsMessages = {
  when: 'Quando',
  departure: (departure: string, ready: string) =>
    `${departure}, ora di Palawan. Fatti trovare sul posto alle ${ready}.`,
  who: 'Chi',
  from: 'Da',
  to: 'A',
  arrival: 'Arrivi con',
  cash: 'Porta in contanti',
  fees: (amount: string) => `${amount} per i costi da pagare sul posto, non compresi nel prezzo`,
  note: 'Nota',
  pickupNote: 'Punto di ritrovo',
  dropoffNote: 'All’arrivo',
  cancelling: 'Se devi cancellare',
  deadlinesOf: (title: string, departure: string) => `${title}, ${departure}:`,
};
