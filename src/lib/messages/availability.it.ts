import type { AvailabilityMessages } from './availability.en.ts';
import { plural } from './format.ts';

const left = {
  place: (count: number) => plural('it', count, { one: 'Resta 1 posto', other: `Restano ${count} posti` }),
  van: (count: number) => plural('it', count, { one: 'Resta 1 van', other: `Restano ${count} van` }),
  boat: (count: number) => plural('it', count, { one: 'Resta 1 barca', other: `Restano ${count} barche` }),
  group: (count: number) => plural('it', count, { one: 'Posto per 1 gruppo', other: `Posto per ${count} gruppi` }),
};

/** Messages about free places, in Italian. */
export const it: AvailabilityMessages = {
  unchecked: 'Controlliamo i posti liberi quando invii la prenotazione.',
  left,
  onRequest: 'Chiedici',
  soldOut: 'Al completo',
  closed: 'Chiuso',
  closedBecause: (reason: string) => `Chiuso: ${reason}`,
  mark: {
    full: 'Pieno',
    left: (places: number) => plural('it', places, { one: '1 posto', other: `${places} posti` }),
    onRequest: 'Chiedi',
    closed: 'Chiuso',
  },
  thisDay: {
    soldOut: 'Questo giorno è al completo.',
    tooFew: (people: number) => `In questo giorno non c’è posto per ${people}.`,
    onRequest: 'In questo giorno solo per messaggio.',
    onRequestBecause: (reason: string) => `In questo giorno solo per messaggio: ${reason}.`,
    closed: 'In questo giorno è chiuso.',
    closedBecause: (reason: string) => `In questo giorno è chiuso: ${reason}.`,
  },
  onDays: {
    soldOut: (days: string) => `Al completo ${days}.`,
    tooFew: (days: string, people: number) => `Non c’è posto per ${people} persone ${days}.`,
    onRequest: (days: string) => `Solo per messaggio ${days}.`,
    onRequestBecause: (days: string, reason: string) => `Solo per messaggio ${days}: ${reason}.`,
    closed: (days: string) => `Chiuso ${days}.`,
    closedBecause: (days: string, reason: string) => `Chiuso ${days}: ${reason}.`,
  },
  departure: {
    onRequest: 'Si prenota solo per messaggio.',
    onRequestBecause: (reason: string) => `Si prenota solo per messaggio: ${reason}.`,
    closed: 'Non si può più prenotare.',
    closedBecause: (reason: string) => `È chiusa: ${reason}.`,
    soldOut: 'È al completo.',
    atMost: (people: number) => `Porta al massimo ${people} persone.`,
    notTogether: (places: number, together: number) =>
      plural('it', places, {
        one: `Resta 1 posto, ma solo ${together} insieme.`,
        other: `Restano ${places} posti, ma solo ${together} insieme.`,
      }),
    tooFew: (places: number, people: number) =>
      plural('it', places, {
        one: `Resta solo 1 posto, e il tuo gruppo è di ${people}.`,
        other: `Restano solo ${places} posti, e il tuo gruppo è di ${people}.`,
      }),
    noRoom: 'Non ha posto per il tuo gruppo.',
    twoBookings: (one: number, other: number) => `Puoi fare due prenotazioni: una per ${one} e una per ${other}.`,
  },
  chooseDay: (why: string) => `${why} Scegli un altro giorno.`,
  chooseTime: (why: string) => `${why} Scegli un altro orario.`,
};
