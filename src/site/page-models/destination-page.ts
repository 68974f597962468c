import { isRoundTrip, type Listing } from '../../lib/catalogue/listing.ts';
import { sectionOf } from '../../lib/catalogue/listing-type.ts';
import type { Place } from '../../lib/catalogue/place.schema.ts';
import { breadcrumbsMessages } from '../../lib/messages/breadcrumbs.ts';
import { destinationPath, PATHS, pagePath } from '../../lib/navigation/paths.ts';
import type { SearchCriteria } from '../../lib/search/search-criteria.ts';
import { NO_FILTERS, searchUrlOf } from '../../lib/search/search-url.ts';
import { titleFor } from '../../lib/site/titles.ts';
import { type LandingSource, landingListings } from './landing-view.ts';
import { type BuiltCard, listingCards } from './listing-card.ts';
import type { Crumb, PageContext } from './page-context.ts';
import { placeMap } from './place-map.ts';
import type { RouteMapView } from './route-map.ts';

/** Some cards, and the search that finds the others too; null where there are no others. */
export interface CardBlock {
  readonly cards: readonly BuiltCard[];
  readonly allPath: string | null;
}

/** A destination and what can be booked there. */
export interface DestinationPage {
  readonly place: Place;
  readonly path: string;
  readonly crumbs: readonly Crumb[];
  /** The road to it. */
  readonly map: RouteMapView | null;
  readonly toursHere: CardBlock;
  /** Pages of tours that all begin here. */
  readonly tourPages: readonly Crumb[];
  readonly waysHere: CardBlock;
  readonly waysOn: CardBlock;
}

/** A day or more spent somewhere, rather than a ride to it. */
function isTour(listing: Listing): boolean {
  return sectionOf(listing) === 'tours';
}

/** More cards than these belong on a page of results, not on a destination. */
const MAX_CARDS = 6;
const MAX_CARDS_ON = 3;

function searchPath(criteria: SearchCriteria): string {
  return `${PATHS.search}?${searchUrlOf({ ...NO_FILTERS, criteria })}`;
}

/** The landing pages of tours that all begin in a town, such as those of each island tour. */
function tourPagesOf({ code }: Place, context: PageContext, landings: readonly LandingSource[]): readonly Crumb[] {
  return landings.flatMap((source) => {
    const listings = landingListings(source, context.catalogue.listings);
    const fits = listings.length > 0 && listings.every((listing) => listing.origin === code && isTour(listing));
    const path = pagePath(source.slug);
    return fits && !source.data.canonical ? [{ label: titleFor(path, context.heroes), path }] : [];
  });
}

/**
 * A destination's page: tours there, and transfers to and from it. Cheapest first, samples last.
 */
export function destinationPage(
  place: Place,
  context: PageContext,
  landings: readonly LandingSource[] = [],
): DestinationPage {
  const { listings } = context.catalogue;
  const shown = [place.image];
  const blockOf = (fits: (listing: Listing) => boolean, town: 'origin' | 'destination', max = MAX_CARDS): CardBlock => {
    const fitting = listings
      .filter((listing) => listing[town] === place.code && fits(listing))
      .toSorted((a, b) => Number(a.sample) - Number(b.sample) || a.price.base - b.price.base);
    const cards = listingCards(fitting.slice(0, max), context.language, shown);
    shown.push(...cards.map(({ thumbnail }) => thumbnail));
    const types = [...new Set(fitting.map(({ listingType }) => listingType))];
    return { cards, allPath: fitting.length > max ? searchPath({ [town]: place.code, types }) : null };
  };
  const path = destinationPath(place.slug);
  const t = breadcrumbsMessages(context.language);
  return {
    place,
    path,
    crumbs: [
      { label: t.home, path: PATHS.home },
      { label: t.destinations, path: PATHS.destinations },
      { label: place.name, path },
    ],
    map: placeMap(place, context),
    toursHere: blockOf(isTour, 'origin'),
    tourPages: tourPagesOf(place, context, landings),
    waysHere: blockOf((listing) => !isTour(listing), 'destination'),
    waysOn: blockOf((listing) => !isRoundTrip(listing) && !isTour(listing), 'origin', MAX_CARDS_ON),
  };
}
