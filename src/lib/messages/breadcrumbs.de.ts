import type { BreadcrumbsMessages } from './breadcrumbs.en.ts';

/** Messages of the way from home to a page, in German. */
export const de: BreadcrumbsMessages = {
  label: 'Du bist hier',
  home: 'Start',
  transfers: 'Transfers',
  tours: 'Touren',
  airportTransfers: 'Flughafentransfers',
  destinations: 'Reiseziele',
  search: 'Suche',
  savedTrips: 'Gemerkte Trips',
  compare: 'Vergleich',
  book: 'Buchen',
};
