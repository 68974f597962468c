import type { BreadcrumbsMessages } from './breadcrumbs.en.ts';

/** Messages of the way from home to a page, in Dutch. */
export const nl: BreadcrumbsMessages = {
  label: 'Kruimelpad',
  home: 'Home',
  transfers: 'Transfers',
  tours: 'Tours',
  airportTransfers: 'Vliegveldtransfers',
  destinations: 'Bestemmingen',
  search: 'Zoeken',
  savedTrips: 'Bewaarde trips',
  compare: 'Vergelijken',
  book: 'Boeken',
};
