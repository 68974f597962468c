import type { BreadcrumbsMessages } from './breadcrumbs.en.ts';

/** Messages of the way from home to a page, in French. */
export const fr: BreadcrumbsMessages = {
  label: 'Fil d’Ariane',
  home: 'Accueil',
  transfers: 'Transferts',
  tours: 'Excursions',
  airportTransfers: 'Transferts d’aéroport',
  destinations: 'Destinations',
  search: 'Recherche',
  savedTrips: 'Voyages enregistrés',
  compare: 'Comparer',
  book: 'Réserver',
};
