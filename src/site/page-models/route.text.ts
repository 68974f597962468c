import { type Catalogue, placeOf } from '../../lib/catalogue/catalogue.ts';
import type { Listing } from '../../lib/catalogue/listing.ts';
import type { Language } from '../../lib/languages/language.ts';
import { routesMessages } from '../../lib/messages/routes.ts';

/** The route by names: "Puerto Princesa to El Nido", or one name for a round trip. */
export function routeText(listing: Listing, catalogue: Catalogue, language: Language): string {
  const origin = placeOf(catalogue, listing.origin).name;
  return listing.origin === listing.destination
    ? origin
    : routesMessages(language).between(origin, placeOf(catalogue, listing.destination).name);
}
