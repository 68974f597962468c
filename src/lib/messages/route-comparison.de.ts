import { plural } from './format.ts';
import type { RouteComparisonMessages } from './route-comparison.en.ts';

/** Messages of the comparison of ways to travel a route, in German. */
export const de: RouteComparisonMessages = {
  ways: 'So kommst du hin, im Vergleich',
  waysTable: 'So kommst du hin, Tabelle',
  price: 'Preis',
  time: 'Dauer',
  departs: 'Abfahrt',
  group: 'Gruppe',
  groupUpTo: (people: number) => `Bis zu ${people} in einer Buchung`,
  cancellation: 'Stornierung',
  groupPays: 'Was deine Gruppe zahlt',
  pricesTable: 'Preise nach Gruppengröße, Tabelle',
  people: 'Personen',
  cheapest: 'am günstigsten',
  wholeGroup: 'Preis für die ganze Gruppe, einfache Fahrt.',
  cheapestIsMarked: 'Der günstigste ist markiert.',
  severalVehicles: '2× heißt zwei Buchungen oder zwei Vans.',
  chart: {
    title: 'Gesamtpreis nach Gruppengröße',
    description: 'Gesamtpreis nach Gruppengröße als Linien. Die Tabelle darunter hat dieselben Zahlen.',
    people: 'Personen',
  },
  groups: (first: number, last: number) =>
    first === last
      ? plural('de', first, { one: '1 Person', other: `${first} Personen` })
      : `${first} bis ${last} Personen`,
  cheapestFor: (way: string, groups: readonly string[]) => `${way}: am günstigsten für ${groups.join(' und ')}.`,
  vanOrSeats: (seats: number) =>
    plural('de', seats, {
      one: 'Ein privater Van kostet etwa so viel wie 1 Platz im Sammelvan, und er gehört nur deiner Gruppe.',
      other: `Ein privater Van kostet etwa so viel wie ${seats} Plätze im Sammelvan, und er gehört nur deiner Gruppe.`,
    }),
};
