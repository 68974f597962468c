import { plural } from './format.ts';
import type { PriceNotesMessages } from './price-notes.en.ts';

/** Messages of the scope of a price in German. */
export const de: PriceNotesMessages = {
  person: 'pro Person',
  seat: 'pro Platz',
  upTo: (people: number) => `für bis zu ${people} Personen`,
  group: (people: number) => plural('de', people, { one: 'für 1 Person', other: `für ${people} Personen` }),
  extraPerson: 'je weitere Person',
  whole: {
    vans: (people: number) => `ganzer Van, bis zu ${people}`,
    boats: (people: number) => `ganzes Boot, bis zu ${people}`,
    bookings: (people: number) => `bis zu ${people}`,
  },
};
