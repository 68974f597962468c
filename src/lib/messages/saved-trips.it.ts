import { plural } from './format.ts';
import type { SavedTripsMessages } from './saved-trips.en.ts';

/** Messages of the page of saved trips in Italian. */
export const it: SavedTripsMessages = {
  failed: 'Qualcosa è andato storto nei tuoi viaggi salvati. Il resto della pagina funziona.',
  none: 'Ancora niente di salvato. Tocca il cuore su un viaggio per salvarlo qui.',
  compare: 'Confronta i viaggi uno accanto all’altro',
  compareTrips: (count: number) =>
    plural('it', count, { one: 'Confronta 1 viaggio', other: `Confronta ${count} viaggi` }),
  recent: 'Visti di recente',
};
