import type { TextPageMessages } from './text-page.en.ts';

/** Messages of pages of running text, in Dutch. */
export const nl: TextPageMessages = {
  onThisPage: 'Op deze pagina',
  lastChanged: (day: string) => `Laatst gewijzigd op ${day}.`,
  pictures: 'Onze afbeeldingen',
  allTrips: 'Alle trips, met prijzen',
  routes: {
    title: (place: string) => `Elke weg naar ${place}, met de prijzen van vandaag`,
    table: 'Manieren en prijzen, tabel',
    from: 'Van',
    how: 'Hoe',
    time: 'Reistijd',
    departs: 'Vertrek',
    price: 'Prijs',
  },
};
