import type { TripProblemsMessages } from './trip-problems.en.ts';

/** Messages about what a trip lacks before it can be booked, in Italian. */
export const it: TripProblemsMessages = {
  noDay: 'Scegli un giorno.',
  tooFar: 'È troppo lontano: per quel giorno non abbiamo ancora i prezzi.',
  closed: (reason: string) => `Quel giorno questo viaggio non si fa: ${reason}.`,
  noDeparture: 'Scegli una partenza.',
  noTime: 'Scegli un’ora.',
  notInTimetable: 'Questo viaggio non parte a quell’ora. Scegli una delle sue partenze.',
  notDriven: (first: string, last: string) =>
    `Questo viaggio parte tra le ${first} e le ${last}. Scegli un’ora in mezzo.`,
  tooSoon: 'Quella partenza non si può più prenotare. Scegline una più tardi.',
  tooMany: (most: number) =>
    `Al massimo ${most} persone in una prenotazione. Aggiungi una seconda prenotazione per gli altri.`,
  noPlace: { pickup: 'Dicci dove passarti a prendere.', dropoff: 'Dicci dove lasciarti.' },
  noName: 'Scrivi il nome del luogo.',
  notServed: 'Questo viaggio non si ferma lì. Scegli un altro luogo.',
  noHotel: 'Scrivi il tuo hotel, o scegli “Hotel da comunicare” dall’elenco.',
};
