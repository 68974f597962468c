import { plural } from './format.ts';
import type { SavedTripsMessages } from './saved-trips.en.ts';

/** Messages of the page of saved trips in French. */
export const fr: SavedTripsMessages = {
  failed: 'Un problème est survenu dans vos voyages enregistrés. Le reste de la page fonctionne.',
  none: 'Encore rien d’enregistré. Touchez le cœur d’un voyage pour l’enregistrer ici.',
  compare: 'Comparer des voyages côte à côte',
  compareTrips: (count: number) =>
    plural('fr', count, { one: `Comparer ${count} voyage`, other: `Comparer ${count} voyages` }),
  recent: 'Vus récemment',
};
