import type { BreadcrumbsMessages } from './breadcrumbs.en.ts';

/** Messages of the way from home to a page, in Italian. */
export const it: BreadcrumbsMessages = {
  label: 'Percorso',
  home: 'Home',
  transfers: 'Transfer',
  tours: 'Tour',
  airportTransfers: 'Transfer aeroportuali',
  destinations: 'Dove andare',
  search: 'Cerca',
  savedTrips: 'Viaggi salvati',
  compare: 'Confronta',
  book: 'Prenota',
};
