import { plural } from './format.ts';

/** Messages of the scope of a price in English. */
export const en = {
  person: 'per person',
  seat: 'per seat',
  upTo: (people: number) => `for up to ${people} people`,
  group: (people: number) => plural('en', people, { one: 'for 1 person', other: `for ${people} people` }),
  extraPerson: 'each extra person',
  whole: {
    vans: (people: number) => `whole van, up to ${people}`,
    boats: (people: number) => `whole boat, up to ${people}`,
    bookings: (people: number) => `up to ${people}`,
  },
};

export type PriceNotesMessages = typeof en;
