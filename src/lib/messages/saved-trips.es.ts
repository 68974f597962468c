import { plural } from './format.ts';
import type { SavedTripsMessages } from './saved-trips.en.ts';

/** Messages of the page of saved trips in Spanish. */
export const es: SavedTripsMessages = {
  failed: 'Algo ha fallado en tus viajes guardados. El resto de la página funciona.',
  none: 'Todavía no hay nada guardado. Toca el corazón de un viaje para guardarlo aquí.',
  compare: 'Comparar viajes lado a lado',
  compareTrips: (count: number) => plural('es', count, { one: 'Comparar 1 viaje', other: `Comparar ${count} viajes` }),
  recent: 'Vistos hace poco',
};
