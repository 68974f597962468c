import { isRoundTrip, type Listing } from '../../lib/catalogue/listing.ts';
import { sectionOf } from '../../lib/catalogue/listing-type.ts';
import type { Place } from '../../lib/catalogue/place.schema.ts';
import { destinationPath, PATHS } from '../../lib/navigation/paths.ts';
import { type BuiltCard, listingCards } from './listing-card.ts';
import type { Crumb, PageContext } from './page-context.ts';

/** A destination and what can be booked there. */
export interface DestinationPage {
  readonly place: Place;
  readonly path: string;
  readonly crumbs: readonly Crumb[];
  readonly toursHere: readonly BuiltCard[];
  readonly waysHere: readonly BuiltCard[];
  readonly waysOn: readonly BuiltCard[];
}

/** A day or more spent somewhere, rather than a ride to it. */
function isTour(listing: Listing): boolean {
  return sectionOf(listing) === 'tours';
}

/** More cards than this belong on a landing page, not on a destination. */
const MAX_CARDS = 12;

/**
 * A destination's page: tours there, and transfers to and from it. Cheapest first, samples last.
 */
export function destinationPage(place: Place, { catalogue }: PageContext): DestinationPage {
  const shown = [place.image];
  const cards = (fits: (listing: Listing) => boolean) => {
    const fitting = catalogue.listings
      .filter(fits)
      .toSorted((a, b) => Number(a.sample) - Number(b.sample) || a.price.base - b.price.base)
      .slice(0, MAX_CARDS);
    const row = listingCards(fitting, shown);
    shown.push(...row.map(({ thumbnail }) => thumbnail));
    return row;
  };
  const path = destinationPath(place.slug);
  return {
    place,
    path,
    crumbs: [
      { label: 'Home', path: PATHS.home },
      { label: 'Destinations', path: PATHS.destinations },
      { label: place.name, path },
    ],
    toursHere: cards((listing) => isTour(listing) && listing.origin === place.code),
    waysHere: cards((listing) => !isTour(listing) && listing.destination === place.code),
    waysOn: cards((listing) => !isRoundTrip(listing) && !isTour(listing) && listing.origin === place.code),
  };
}
