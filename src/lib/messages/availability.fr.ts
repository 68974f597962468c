import type { AvailabilityMessages } from './availability.en.ts';
import { plural } from './format.ts';

/** Messages about free places, in French. */
export const fr: AvailabilityMessages = {
  unchecked: 'Nous vérifions s’il reste des places quand vous envoyez ceci.',
  left: {
    place: (count: number) =>
      plural('fr', count, { one: `${count} place restante`, other: `${count} places restantes` }),
    van: (count: number) => plural('fr', count, { one: `${count} van restant`, other: `${count} vans restants` }),
    boat: (count: number) =>
      plural('fr', count, { one: `${count} bateau restant`, other: `${count} bateaux restants` }),
    group: (count: number) =>
      plural('fr', count, { one: `Place pour ${count} groupe`, other: `Place pour ${count} groupes` }),
  },
  onRequest: 'Sur demande',
  soldOut: 'Complet',
  closed: 'Fermé',
  closedBecause: (reason: string) => `Fermé\u00a0: ${reason}`,
  mark: {
    full: 'Complet',
    left: (places: number) => plural('fr', places, { one: `${places} libre`, other: `${places} libres` }),
    onRequest: 'Message',
    closed: 'Fermé',
  },
  thisDay: {
    soldOut: 'Complet ce jour-là.',
    tooFew: (people: number) => `Pas assez de places pour ${people}\u00a0personnes ce jour-là.`,
    onRequest: 'Uniquement par message ce jour-là.',
    onRequestBecause: (reason: string) => `Uniquement par message ce jour-là\u00a0: ${reason}.`,
    closed: 'Fermé ce jour-là.',
    closedBecause: (reason: string) => `Fermé ce jour-là\u00a0: ${reason}.`,
  },
  onDays: {
    soldOut: (days: string) => `Complet ${days}.`,
    tooFew: (days: string, people: number) => `Pas assez de places pour ${people}\u00a0personnes ${days}.`,
    onRequest: (days: string) => `Uniquement par message ${days}.`,
    onRequestBecause: (days: string, reason: string) => `Uniquement par message ${days}\u00a0: ${reason}.`,
    closed: (days: string) => `Fermé ${days}.`,
    closedBecause: (days: string, reason: string) => `Fermé ${days}\u00a0: ${reason}.`,
  },
  departure: {
    onRequest: 'Il se réserve uniquement par message.',
    onRequestBecause: (reason: string) => `Il se réserve uniquement par message\u00a0: ${reason}.`,
    closed: 'Il ne peut plus être réservé.',
    closedBecause: (reason: string) => `Il est fermé\u00a0: ${reason}.`,
    soldOut: 'Il est complet.',
    atMost: (people: number) => `Il prend au plus ${people}\u00a0personnes.`,
    notTogether: (places: number, together: number) =>
      plural('fr', places, {
        one: `Il reste ${places} place, mais seulement ${together} ensemble.`,
        other: `Il reste ${places} places, mais seulement ${together} ensemble.`,
      }),
    tooFew: (places: number, people: number) =>
      plural('fr', places, {
        one: `Il ne reste que ${places} place, et vous êtes ${people}.`,
        other: `Il ne reste que ${places} places, et vous êtes ${people}.`,
      }),
    noRoom: 'Il n’a pas de place pour votre groupe.',
    twoBookings: (one: number, other: number) =>
      `Vous pouvez faire deux réservations\u00a0: une pour ${one} et une pour ${other}.`,
  },
  chooseDay: (why: string) => `${why} Choisissez un autre jour.`,
  chooseTime: (why: string) => `${why} Choisissez une autre heure.`,
};
