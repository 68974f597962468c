import type { AvailabilityMessages } from './availability.en.ts';
import { plural } from './format.ts';

const left = {
  place: (count: number) => plural('nl', count, { one: 'Nog 1 plaats', other: `Nog ${count} plaatsen` }),
  van: (count: number) => plural('nl', count, { one: 'Nog 1 busje', other: `Nog ${count} busjes` }),
  boat: (count: number) => plural('nl', count, { one: 'Nog 1 boot', other: `Nog ${count} boten` }),
  group: (count: number) => plural('nl', count, { one: 'Plaats voor 1 groep', other: `Plaats voor ${count} groepen` }),
};

/** Messages about free places, in Dutch. */
export const nl: AvailabilityMessages = {
  unchecked: 'We kijken of er plaats is als je dit verstuurt.',
  left,
  onRequest: 'Vraag ons',
  soldOut: 'Uitverkocht',
  closed: 'Gesloten',
  closedBecause: (reason: string) => `Gesloten: ${reason}`,
  mark: { full: 'Vol', left: (places: number) => `Nog ${places}`, onRequest: 'Vraag ons', closed: 'Dicht' },
  thisDay: {
    soldOut: 'Op deze dag uitverkocht.',
    tooFew: (people: number) => `Op deze dag niet genoeg plaatsen voor ${people}.`,
    onRequest: 'Op deze dag alleen per bericht.',
    onRequestBecause: (reason: string) => `Op deze dag alleen per bericht: ${reason}.`,
    closed: 'Op deze dag gesloten.',
    closedBecause: (reason: string) => `Op deze dag gesloten: ${reason}.`,
  },
  onDays: {
    soldOut: (days: string) => `Uitverkocht op ${days}.`,
    tooFew: (days: string, people: number) => `Niet genoeg plaatsen voor ${people} op ${days}.`,
    onRequest: (days: string) => `Alleen per bericht op ${days}.`,
    onRequestBecause: (days: string, reason: string) => `Alleen per bericht op ${days}: ${reason}.`,
    closed: (days: string) => `Gesloten op ${days}.`,
    closedBecause: (days: string, reason: string) => `Gesloten op ${days}: ${reason}.`,
  },
  departure: {
    onRequest: 'Dit vertrek kun je alleen per bericht boeken.',
    onRequestBecause: (reason: string) => `Dit vertrek kun je alleen per bericht boeken: ${reason}.`,
    closed: 'Dit vertrek kun je niet meer boeken.',
    closedBecause: (reason: string) => `Dit vertrek is gesloten: ${reason}.`,
    soldOut: 'Dit vertrek is uitverkocht.',
    atMost: (people: number) => `Er is plaats voor hooguit ${people}.`,
    notTogether: (places: number, together: number) =>
      plural('nl', places, {
        one: `Er is nog 1 plaats, maar hooguit ${together} bij elkaar.`,
        other: `Er zijn nog ${places} plaatsen, maar hooguit ${together} bij elkaar.`,
      }),
    tooFew: (places: number, people: number) =>
      plural('nl', places, {
        one: `Er is nog maar 1 plaats, en jullie zijn met ${people}.`,
        other: `Er zijn nog maar ${places} plaatsen, en jullie zijn met ${people}.`,
      }),
    noRoom: 'Er is geen plaats voor je groep.',
    twoBookings: (one: number, other: number) => `Je kunt twee boekingen maken: één voor ${one} en één voor ${other}.`,
  },
  chooseDay: (why: string) => `${why} Kies een andere dag.`,
  chooseTime: (why: string) => `${why} Kies een andere tijd.`,
};
