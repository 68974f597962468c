import { plural } from './format.ts';
import type { RouteComparisonMessages } from './route-comparison.en.ts';

/** Messages of the comparison of ways to travel a route, in Dutch. */
export const nl: RouteComparisonMessages = {
  ways: 'Manieren om te reizen, naast elkaar',
  waysTable: 'Manieren om te reizen, tabel',
  price: 'Prijs',
  time: 'Reistijd',
  departs: 'Vertrek',
  group: 'Groep',
  groupUpTo: (people: number) => `Tot ${people} per boeking`,
  cancellation: 'Annuleren',
  groupPays: 'Wat je groep betaalt',
  pricesTable: 'Prijzen per groepsgrootte, tabel',
  people: 'Personen',
  cheapest: 'het goedkoopst',
  wholeGroup: 'Prijs voor de hele groep, enkele reis.',
  cheapestIsMarked: 'De goedkoopste is gemarkeerd.',
  severalVehicles: '2× betekent twee boekingen of twee busjes.',
  chart: {
    title: 'Totaalprijs per groepsgrootte',
    description: 'Totaalprijs per groepsgrootte als lijnen. De tabel hieronder heeft dezelfde cijfers.',
    people: 'personen',
  },
  groups: (first: number, last: number) =>
    first === last
      ? plural('nl', first, { one: '1 persoon', other: `${first} personen` })
      : `${first} tot ${last} personen`,
  cheapestFor: (way: string, groups: readonly string[]) => `${way}: het goedkoopst voor ${groups.join(' en ')}.`,
  vanOrSeats: (seats: number) =>
    plural('nl', seats, {
      one: 'Een privébusje kost ongeveer evenveel als 1 gedeelde plaats, en jullie hebben het voor jezelf.',
      other: `Een privébusje kost ongeveer evenveel als ${seats} gedeelde plaatsen, en jullie hebben het voor jezelf.`,
    }),
};
