import type { GroupPricesMessages } from './group-prices.en.ts';

/** Messages of the price of a group in French. */
export const fr: GroupPricesMessages = {
  fleets: {
    vans: (count: number) => `${count} vans`,
    boats: (count: number) => `${count} bateaux`,
    bookings: (count: number) => `${count} réservations`,
  },
  each: 'par personne',
  eachRounded: 'par personne, arrondi vers le haut',
  eachIn: (fleet: string) => `par personne, en ${fleet}`,
  eachRoundedIn: (fleet: string) => `par personne, arrondi vers le haut, en ${fleet}`,
  total: (people: number) => `pour ${people}`,
  totalIn: (people: number, fleet: string) => `pour ${people}, en ${fleet}`,
};
