import { plural } from './format.ts';
import type { SavedTripsMessages } from './saved-trips.en.ts';

/** Messages of the page of saved trips in German. */
export const de: SavedTripsMessages = {
  failed: 'Bei deinen gemerkten Trips ist etwas schiefgegangen. Der Rest der Seite funktioniert.',
  none: 'Noch nichts gemerkt. Tipp bei einem Trip auf das Herz, dann liegt er hier.',
  compare: 'Trips nebeneinander vergleichen',
  compareTrips: (count: number) =>
    plural('de', count, { one: '1 Trip vergleichen', other: `${count} Trips vergleichen` }),
  recent: 'Zuletzt angesehen',
};
