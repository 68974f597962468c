/** Messages of the header of every page, in English. */
export const en = {
  skip: 'Skip to main content',
  home: (site: string) => `${site}, home`,
  main: 'Main',
  links: {
    transfers: 'Transfers',
    tours: 'Tours',
    airport: 'Airport',
    destinations: 'Destinations',
    gettingToElNido: 'Getting to El Nido',
    myTrips: 'My trips',
  },
  search: 'Search',
  findTrip: 'Find a trip',
  menu: 'Menu',
};

export type HeaderMessages = typeof en;
