import type { HeaderMessages } from './header.en.ts';

/** Messages of the header of every page, in Italian. */
export const it: HeaderMessages = {
  skip: 'Vai al contenuto principale',
  home: (site: string) => `${site}, pagina iniziale`,
  main: 'Principale',
  links: {
    transfers: 'Transfer',
    tours: 'Tour',
    airport: 'Aeroporto',
    destinations: 'Dove andare',
    gettingToElNido: 'Arrivare a El Nido',
    myTrips: 'I miei viaggi',
  },
  search: 'Cerca',
  findTrip: 'Trova un viaggio',
  menu: 'Menu',
};
