import type { PriceNotesMessages } from './price-notes.en.ts';

/** Messages of the scope of a price in Korean. */
export const ko: PriceNotesMessages = {
  person: '1인 기준',
  seat: '좌석당',
  upTo: (people: number) => `최대 ${people}명`,
  group: (people: number) => `${people}명 기준`,
  extraPerson: '추가 1인당',
  whole: {
    vans: (people: number) => `밴 한 대, 최대 ${people}명`,
    boats: (people: number) => `보트 한 척, 최대 ${people}명`,
    bookings: (people: number) => `최대 ${people}명`,
  },
};
