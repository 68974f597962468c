import type { TripRefusalsMessages } from './trip-refusals.en.ts';

/** Why the service did not take a trip, in Italian. */
export const it: TripRefusalsMessages = {
  departed: 'Questo viaggio è già partito. Scegli un altro giorno.',
  withdrawn: 'Questo viaggio non lo offriamo più.',
  noDay: 'Scegli un giorno.',
  tooFar: 'È troppo lontano: per quel giorno non abbiamo ancora i prezzi.',
  closed: 'Quel giorno questo viaggio non si fa. Scegli un altro giorno.',
  tooSoon: 'Quella partenza non si può più prenotare. Scegline una più tardi.',
  notThen: 'Questo viaggio non parte a quell’ora. Scegli una delle sue partenze.',
  notThere: 'Questo viaggio non si ferma lì. Scegli un altro luogo.',
  noPlace: 'Scrivi il nome del luogo.',
  tooMany: 'Siete più di quanti entrano in una prenotazione. Aggiungi una seconda prenotazione per gli altri.',
};
