import type { GroupPricesMessages } from './group-prices.en.ts';

/** Messages of the price of a group in Italian. */
export const it: GroupPricesMessages = {
  fleets: {
    vans: (count: number) => `${count} van`,
    boats: (count: number) => `${count} barche`,
    bookings: (count: number) => `${count} prenotazioni`,
  },
  each: 'a testa',
  eachRounded: 'a testa, arrotondato per eccesso',
  eachIn: (fleet: string) => `a testa, in ${fleet}`,
  eachRoundedIn: (fleet: string) => `a testa, arrotondato per eccesso, in ${fleet}`,
  total: (people: number) => `per ${people}`,
  totalIn: (people: number, fleet: string) => `per ${people}, in ${fleet}`,
};
