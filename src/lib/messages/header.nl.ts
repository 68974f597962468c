import type { HeaderMessages } from './header.en.ts';

/** Messages of the header of every page, in Dutch. */
export const nl: HeaderMessages = {
  skip: 'Naar de inhoud',
  home: (site: string) => `${site}, startpagina`,
  main: 'Hoofdmenu',
  links: {
    transfers: 'Transfers',
    tours: 'Tours',
    airport: 'Vliegveld',
    destinations: 'Bestemmingen',
    gettingToElNido: 'Naar El Nido',
    myTrips: 'Mijn trips',
  },
  search: 'Zoeken',
  findTrip: 'Vind een trip',
  menu: 'Menu',
};
