import { plural } from './format.ts';
import type { PriceNotesMessages } from './price-notes.en.ts';

/** Messages of the scope of a price in Spanish. */
export const es: PriceNotesMessages = {
  person: 'por persona',
  seat: 'por asiento',
  upTo: (people: number) => plural('es', people, { one: 'para 1 persona', other: `para hasta ${people} personas` }),
  group: (people: number) => plural('es', people, { one: 'para 1 persona', other: `para ${people} personas` }),
  extraPerson: 'por persona adicional',
  whole: {
    vans: (people: number) => `minivan entera, hasta ${people}`,
    boats: (people: number) => `barco entero, hasta ${people}`,
    bookings: (people: number) => `hasta ${people}`,
  },
};
