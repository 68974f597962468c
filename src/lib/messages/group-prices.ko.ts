import type { GroupPricesMessages } from './group-prices.en.ts';

/** Messages of the price of a group in Korean. */
export const ko: GroupPricesMessages = {
  fleets: {
    vans: (count: number) => `밴 ${count}대`,
    boats: (count: number) => `보트 ${count}척`,
    bookings: (count: number) => `예약 ${count}건`,
  },
  each: '1인당',
  eachRounded: '1인당, 올림',
  eachIn: (fleet: string) => `1인당, ${fleet}`,
  eachRoundedIn: (fleet: string) => `1인당, 올림, ${fleet}`,
  total: (people: number) => `${people}명 합계`,
  totalIn: (people: number, fleet: string) => `${people}명 합계, ${fleet}`,
};
