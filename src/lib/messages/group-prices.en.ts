/** Messages of the price of a group in English. */
export const en = {
  fleets: {
    vans: (count: number) => `${count} vans`,
    boats: (count: number) => `${count} boats`,
    bookings: (count: number) => `${count} bookings`,
  },
  each: 'each',
  eachRounded: 'each, rounded up',
  eachIn: (fleet: string) => `each, in ${fleet}`,
  eachRoundedIn: (fleet: string) => `each, rounded up, in ${fleet}`,
  total: (people: number) => `for ${people}`,
  totalIn: (people: number, fleet: string) => `for ${people}, in ${fleet}`,
};

export type GroupPricesMessages = typeof en;
