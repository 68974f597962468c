import type { HeaderMessages } from './header.en.ts';

/** Messages of the header of every page, in German. */
export const de: HeaderMessages = {
  skip: 'Zum Inhalt springen',
  home: (site: string) => `${site}, Startseite`,
  main: 'Hauptmenü',
  links: {
    transfers: 'Transfers',
    tours: 'Touren',
    airport: 'Flughafen',
    destinations: 'Reiseziele',
    gettingToElNido: 'Anreise nach El Nido',
    myTrips: 'Meine Trips',
  },
  search: 'Suche',
  findTrip: 'Trip finden',
  menu: 'Menü',
};
