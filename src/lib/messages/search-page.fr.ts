import type { SearchPageMessages } from './search-page.en.ts';

/** Messages of the page that finds trips, in French. */
export const fr: SearchPageMessages = {
  description:
    'Tous les vans partagés, vans privés, bateaux et excursions de Palawan à réserver chez nous, par ville et par nom, chacun avec son prix en dollars américains.',
  trips: 'Voyages',
  byRoute: 'Par trajet',
};
