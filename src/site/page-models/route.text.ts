import { type Catalogue, placeOf } from '../../lib/catalogue/catalogue.ts';
import type { Listing } from '../../lib/catalogue/listing.ts';
import { DEFAULT_LANGUAGE } from '../../lib/languages/language.ts';
import { routesMessages } from '../../lib/messages/routes.ts';

/** The route by names: "Puerto Princesa to El Nido", or one name for a round trip. */
export function routeText(listing: Listing, catalogue: Catalogue): string {
  const origin = placeOf(catalogue, listing.origin).name;
  return listing.origin === listing.destination
    ? origin
    : routesMessages(DEFAULT_LANGUAGE).between(origin, placeOf(catalogue, listing.destination).name);
}
