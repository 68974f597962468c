import { plural } from './format.ts';
import type { PriceNotesMessages } from './price-notes.en.ts';

/** Messages of the scope of a price in Dutch. */
export const nl: PriceNotesMessages = {
  person: 'per persoon',
  seat: 'per plaats',
  upTo: (people: number) => plural('nl', people, { one: 'voor 1 persoon', other: `voor hooguit ${people} personen` }),
  group: (people: number) => plural('nl', people, { one: 'voor 1 persoon', other: `voor ${people} personen` }),
  extraPerson: 'per extra persoon',
  whole: {
    vans: (people: number) => `heel busje, tot ${people}`,
    boats: (people: number) => `hele boot, tot ${people}`,
    bookings: (people: number) => `tot ${people}`,
  },
};
