import type { ComparisonMessages } from './comparison.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the comparison of trips in German. */
export const de: ComparisonMessages = {
  failed: 'Beim Vergleich ist etwas schiefgegangen. Der Rest der Seite funktioniert.',
  removed: (trip: string) => `Entfernt: ${trip}.`,
  full: 'Du kannst bis zu drei Trips vergleichen. Entferne erst einen.',
  partIgnored: (most: number) =>
    `Ein Teil dieses Links wurde ignoriert: Er nennt unbekannte Trips oder mehr als ${most}.`,
  none: 'Noch nichts zu vergleichen. Öffne einen Trip und drück „Vergleichen“.',
  addBelow: 'Oder nimm unten einen dazu.',
  browse: <Part>(tours: (text: string) => Part, transfers: (text: string) => Part): MessageParts<Part> => [
    'Zu den ',
    tours('Touren'),
    ' und ',
    transfers('Transfers'),
    '.',
  ],
  share: 'Vergleich teilen',
  offer: 'Aus gemerkten und zuletzt angesehenen',
  add: (trip: string) => `${trip} hinzufügen`,
  caption: 'Trips nebeneinander',
  book: 'Buchen',
  bookTrip: (trip: string) => `${trip} buchen`,
  remove: 'Entfernen',
  removeTrip: (trip: string) => `${trip} entfernen`,
  price: (people: number) => plural('de', people, { one: 'Preis für 1 Person', other: `Preis für ${people} Personen` }),
  each: 'Pro Person, ca.',
  cash: (people: number) =>
    plural('de', people, { one: 'Bargeld für 1 Person', other: `Bargeld für ${people} Personen` }),
  noCash: 'Keins',
  duration: 'Dauer',
  departures: 'Abfahrten',
  cancellation: 'Stornierung',
  included: 'Dabei',
  excluded: 'Nicht dabei',
  provider: 'Anbieter',
  vans: (count: number) => `in ${count} Vans`,
  boats: (count: number) => `auf ${count} Booten`,
};
