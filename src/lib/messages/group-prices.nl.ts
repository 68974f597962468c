import { plural } from './format.ts';
import type { GroupPricesMessages } from './group-prices.en.ts';

/** Messages of the price of a group in Dutch. */
export const nl: GroupPricesMessages = {
  fleets: {
    vans: (count: number) => plural('nl', count, { one: '1 busje', other: `${count} busjes` }),
    boats: (count: number) => plural('nl', count, { one: '1 boot', other: `${count} boten` }),
    bookings: (count: number) => plural('nl', count, { one: '1 boeking', other: `${count} boekingen` }),
  },
  each: 'per persoon',
  eachRounded: 'per persoon, naar boven afgerond',
  eachIn: (fleet: string) => `per persoon, in ${fleet}`,
  eachRoundedIn: (fleet: string) => `per persoon, naar boven afgerond, in ${fleet}`,
  total: (people: number) => `voor ${people}`,
  totalIn: (people: number, fleet: string) => `voor ${people}, in ${fleet}`,
};
