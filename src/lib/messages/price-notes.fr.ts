import { plural } from './format.ts';
import type { PriceNotesMessages } from './price-notes.en.ts';

/** Messages of the scope of a price in French. */
export const fr: PriceNotesMessages = {
  person: 'par personne',
  seat: 'par place',
  upTo: (people: number) => `pour ${people}\u00a0personnes au plus`,
  group: (people: number) =>
    plural('fr', people, { one: `pour ${people}\u00a0personne`, other: `pour ${people}\u00a0personnes` }),
  extraPerson: 'par personne en plus',
  whole: {
    vans: (people: number) => `le van entier, jusqu’à ${people}`,
    boats: (people: number) => `le bateau entier, jusqu’à ${people}`,
    bookings: (people: number) => `jusqu’à ${people}`,
  },
};
