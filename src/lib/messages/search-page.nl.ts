import type { SearchPageMessages } from './search-page.en.ts';

/** Messages of the page that finds trips, in Dutch. */
export const nl: SearchPageMessages = {
  description:
    'Alle gedeelde busjes, privébusjes, boten en tours op Palawan die je bij ons kunt boeken, op plaats en op naam, elk met de prijs in Amerikaanse dollars.',
  trips: 'Trips',
  byRoute: 'Per route',
};
