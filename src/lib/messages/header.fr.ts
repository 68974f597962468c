import type { HeaderMessages } from './header.en.ts';

/** Messages of the header of every page, in French. */
export const fr: HeaderMessages = {
  skip: 'Aller au contenu principal',
  home: (site: string) => `${site}, accueil`,
  main: 'Principale',
  links: {
    transfers: 'Transferts',
    tours: 'Excursions',
    airport: 'Aéroport',
    destinations: 'Destinations',
    gettingToElNido: 'Aller à El Nido',
    myTrips: 'Mes voyages',
  },
  search: 'Recherche',
  findTrip: 'Trouver un voyage',
  menu: 'Menu',
};
