/** Messages of the way from home to a page, in English. */
export const en = {
  label: 'Breadcrumb',
  home: 'Home',
  transfers: 'Transfers',
  tours: 'Tours',
  airportTransfers: 'Airport transfers',
  destinations: 'Destinations',
  search: 'Search',
  savedTrips: 'Saved trips',
  compare: 'Compare',
  book: 'Book',
};

export type BreadcrumbsMessages = typeof en;
