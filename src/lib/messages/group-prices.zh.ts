import type { GroupPricesMessages } from './group-prices.en.ts';

/** Messages of the price of a group in Chinese. */
export const zh: GroupPricesMessages = {
  fleets: {
    vans: (count: number) => `${count}辆小巴`,
    boats: (count: number) => `${count}艘船`,
    bookings: (count: number) => `${count}个预订`,
  },
  each: '每人',
  eachRounded: '每人，向上取整',
  eachIn: (fleet: string) => `每人，共${fleet}`,
  eachRoundedIn: (fleet: string) => `每人，向上取整，共${fleet}`,
  total: (people: number) => `${people}人`,
  totalIn: (people: number, fleet: string) => `${people}人，共${fleet}`,
};
