import type { GroupPricesMessages } from './group-prices.en.ts';

/** Messages of the price of a group in German. */
export const de: GroupPricesMessages = {
  fleets: {
    vans: (count: number) => `in ${count} Vans`,
    boats: (count: number) => `auf ${count} Booten`,
    bookings: (count: number) => `in ${count} Buchungen`,
  },
  each: 'pro Person',
  eachRounded: 'pro Person, aufgerundet',
  eachIn: (fleet: string) => `pro Person, ${fleet}`,
  eachRoundedIn: (fleet: string) => `pro Person, aufgerundet, ${fleet}`,
  total: (people: number) => `für ${people}`,
  totalIn: (people: number, fleet: string) => `für ${people}, ${fleet}`,
};
