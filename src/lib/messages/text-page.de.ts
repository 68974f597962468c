import type { TextPageMessages } from './text-page.en.ts';

/** Messages of pages of running text, in German. */
export const de: TextPageMessages = {
  onThisPage: 'Auf dieser Seite',
  lastChanged: (day: string) => `Zuletzt geändert am ${day}.`,
  pictures: 'Unsere Bilder',
  allTrips: 'Alle Trips, mit Preisen',
  routes: {
    title: (place: string) => `Jeder Weg nach ${place}, mit den Preisen von heute`,
    table: 'Wege und Preise, Tabelle',
    from: 'Von',
    how: 'Womit',
    time: 'Dauer',
    departs: 'Abfahrt',
    price: 'Preis',
  },
};
