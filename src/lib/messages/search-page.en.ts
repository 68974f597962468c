/** Messages of the page that finds trips, in English. */
export const en = {
  description:
    'Every shared van, private van, boat and tour in Palawan that you can book with us, by town and by name, each with its price in US dollars.',
  trips: 'Trips',
  byRoute: 'By route',
};

export type SearchPageMessages = typeof en;
