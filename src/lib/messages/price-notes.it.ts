import { plural } from './format.ts';
import type { PriceNotesMessages } from './price-notes.en.ts';

/** Messages of the scope of a price in Italian. */
export const it: PriceNotesMessages = {
  person: 'a persona',
  seat: 'a posto',
  upTo: (people: number) => `fino a ${people} persone`,
  group: (people: number) => plural('it', people, { one: 'per 1 persona', other: `per ${people} persone` }),
  extraPerson: 'per ogni persona in più',
  whole: {
    vans: (people: number) => `van intero, fino a ${people}`,
    boats: (people: number) => `barca intera, fino a ${people}`,
    bookings: (people: number) => `fino a ${people}`,
  },
};
