import type { PriceNotesMessages } from './price-notes.en.ts';

/** Messages of the scope of a price in Chinese. */
export const zh: PriceNotesMessages = {
  person: '每人',
  seat: '每个座位',
  upTo: (people: number) => `最多${people}人`,
  group: (people: number) => `${people}人`,
  extraPerson: '每多1人',
  whole: {
    vans: (people: number) => `整辆车，最多${people}人`,
    boats: (people: number) => `整艘船，最多${people}人`,
    bookings: (people: number) => `最多${people}人`,
  },
};
