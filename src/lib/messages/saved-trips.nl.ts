import { plural } from './format.ts';
import type { SavedTripsMessages } from './saved-trips.en.ts';

/** Messages of the page of saved trips in Dutch. */
export const nl: SavedTripsMessages = {
  failed: 'Er ging iets mis in je bewaarde trips. De rest van de pagina werkt.',
  none: 'Nog niets bewaard. Tik op het hart bij een trip om hem hier te bewaren.',
  compare: 'Trips naast elkaar vergelijken',
  compareTrips: (count: number) =>
    plural('nl', count, { one: '1 trip vergelijken', other: `${count} trips vergelijken` }),
  recent: 'Laatst bekeken',
};
