/** Messages of pages of running text, in English. */
export const en = {
  onThisPage: 'On this page',
  lastChanged: (day: string) => `Last changed on ${day}.`,
  pictures: 'Our pictures',
  allTrips: 'All trips, with prices',
  routes: {
    title: (place: string) => `Every way to ${place}, with today's prices`,
    table: 'Ways and prices, table',
    from: 'From',
    how: 'How',
    time: 'Time',
    departs: 'Departs',
    price: 'Price',
  },
};

export type TextPageMessages = typeof en;
