import type { AvailabilityMessages } from './availability.en.ts';
import { plural } from './format.ts';

const left = {
  place: (count: number) => plural('de', count, { one: '1 Platz frei', other: `${count} Plätze frei` }),
  van: (count: number) => plural('de', count, { one: '1 Van frei', other: `${count} Vans frei` }),
  boat: (count: number) => plural('de', count, { one: '1 Boot frei', other: `${count} Boote frei` }),
  group: (count: number) => plural('de', count, { one: 'Platz für 1 Gruppe', other: `Platz für ${count} Gruppen` }),
};

/** Messages about free places, in German. */
export const de: AvailabilityMessages = {
  unchecked: 'Ob Plätze frei sind, prüfen wir, wenn du das absendest.',
  left,
  onRequest: 'Frag uns',
  soldOut: 'Ausgebucht',
  closed: 'Nicht buchbar',
  closedBecause: (reason: string) => `Nicht buchbar: ${reason}`,
  mark: { full: 'Voll', left: (places: number) => `${places} frei`, onRequest: 'Frag uns', closed: 'Zu' },
  thisDay: {
    soldOut: 'An diesem Tag ausgebucht.',
    tooFew: (people: number) => `An diesem Tag nicht genug Plätze für ${people}.`,
    onRequest: 'An diesem Tag nur per Nachricht.',
    onRequestBecause: (reason: string) => `An diesem Tag nur per Nachricht: ${reason}.`,
    closed: 'An diesem Tag nicht buchbar.',
    closedBecause: (reason: string) => `An diesem Tag nicht buchbar: ${reason}.`,
  },
  onDays: {
    soldOut: (days: string) => `${days} ausgebucht.`,
    tooFew: (days: string, people: number) => `${days} nicht genug Plätze für ${people}.`,
    onRequest: (days: string) => `${days} nur per Nachricht.`,
    onRequestBecause: (days: string, reason: string) => `${days} nur per Nachricht: ${reason}.`,
    closed: (days: string) => `${days} nicht buchbar.`,
    closedBecause: (days: string, reason: string) => `${days} nicht buchbar: ${reason}.`,
  },
  departure: {
    onRequest: 'Nur per Nachricht buchbar.',
    onRequestBecause: (reason: string) => `Nur per Nachricht buchbar: ${reason}.`,
    closed: 'Nicht mehr buchbar.',
    closedBecause: (reason: string) => `Nicht buchbar: ${reason}.`,
    soldOut: 'Ausgebucht.',
    atMost: (people: number) => `Höchstens ${people} Personen.`,
    notTogether: (places: number, together: number) =>
      plural('de', places, {
        one: `1 Platz ist frei, aber nur ${together} zusammen.`,
        other: `${places} Plätze sind frei, aber nur ${together} zusammen.`,
      }),
    tooFew: (places: number, people: number) =>
      plural('de', places, {
        one: `Nur 1 Platz ist frei, und du brauchst ${people}.`,
        other: `Nur ${places} Plätze sind frei, und du brauchst ${people}.`,
      }),
    noRoom: 'Kein Platz für deine Gruppe.',
    twoBookings: (one: number, other: number) => `Du kannst zweimal buchen: einmal für ${one} und einmal für ${other}.`,
  },
  chooseDay: (why: string) => `${why} Wähl einen anderen Tag.`,
  chooseTime: (why: string) => `${why} Wähl eine andere Zeit.`,
};
