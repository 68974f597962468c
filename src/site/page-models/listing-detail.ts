import { departuresText } from '../../lib/catalogue/departures.text.ts';
import type { Listing } from '../../lib/catalogue/listing.ts';
import type { ListingDetail } from '../../lib/catalogue/listing-detail.schema.ts';
import { listingTypeLabel } from '../../lib/catalogue/listing-type.ts';
import { onSiteFeesOf } from '../../lib/catalogue/on-site-fees.ts';
import type { Area } from '../../lib/catalogue/place.schema.ts';
import type { Language } from '../../lib/languages/language.ts';
import { LANGUAGES } from '../../lib/languages/language-facts.ts';
import { priceNote } from '../../lib/money/price-note.text.ts';
import { policySentences, policySummary } from '../../lib/policies/policy.text.ts';
import { clockText } from '../../lib/time/clock.text.ts';
import { durationText } from '../../lib/time/duration.ts';
import type { PageContext } from './page-context.ts';
import { routeText } from './route.text.ts';

/** Looks areas up by their ids; prepared once for all listings. */
export type AreaById = ReadonlyMap<string, Area>;

function areas(ids: readonly string[], byId: AreaById): Area[] {
  return ids.map((id) => byId.get(id)).filter((area) => area !== undefined);
}

function routeOf(listing: Listing, { catalogue, language }: PageContext) {
  return {
    code: listing.code,
    slugs: [...listing.slug],
    path: listing.path,
    title: listing.title,
    type: listing.listingType,
    typeLabel: listingTypeLabel(listing.listingType, language),
    origin: listing.origin,
    destination: listing.destination,
    route: routeText(listing, catalogue, language),
  };
}

function termsOf({ policy, documents, closures }: Listing, language: Language) {
  return {
    policy,
    policySentences: [...policySentences(policy, language)],
    policySummary: policySummary(policy, language),
    documents,
    closures,
  };
}

function timesOf({ content, serviceProvider: { hours } }: Listing, language: Language) {
  return {
    ...(content.sched.length === 0 && hours && { hours }),
    sched: content.sched.map((time) => ({ time, text: clockText(time, LANGUAGES[language].locale) })),
    departures: departuresText(content.sched, language),
    duration: content.duration,
    durationText: durationText(content.duration, language),
  };
}

function textsOf({ content }: Listing) {
  return {
    highlights: [...content.featuredHighlights],
    inclusions: [...content.inclusions],
    exclusions: [...content.exclusions],
    notes: [...content.importantNotes],
  };
}

function feesOf(listing: Listing, { fees }: PageContext): ListingDetail['onSiteFees'] {
  return onSiteFeesOf(listing, fees).map(({ name, amountPhp, per, optional }) => ({ name, amountPhp, per, optional }));
}

/** The first listing of each type, route and company; thousands of listings look theirs up. */
type FirstListings = ReadonlyMap<string, Listing>;

const firstListings = new WeakMap<readonly Listing[], FirstListings>();

function keyOf(...parts: readonly string[]): string {
  return parts.join(' ');
}

function firstListingsOf(listings: readonly Listing[]): FirstListings {
  const known = firstListings.get(listings);
  if (known) return known;
  const first = new Map<string, Listing>();
  for (const listing of listings.filter(({ sample }) => !sample)) {
    const { listingType, origin, destination, serviceProvider } = listing;
    for (const key of [
      keyOf(listingType, origin, destination),
      keyOf(listingType, origin, destination, serviceProvider.id),
    ])
      if (!first.has(key)) first.set(key, listing);
  }
  firstListings.set(listings, first);
  return first;
}

/**
 * The listing of the same type in the opposite direction (specification.md#booking-dialog). It is
 * that of the same company where it has one.
 */
function returnTripOf(listing: Listing, context: PageContext): Pick<ListingDetail, 'returnTrip'> {
  const { listingType, origin, destination, serviceProvider } = listing;
  if (listing.sample || origin === destination) return {};
  const first = firstListingsOf(context.catalogue.listings);
  const back =
    first.get(keyOf(listingType, destination, origin, serviceProvider.id)) ??
    first.get(keyOf(listingType, destination, origin));
  const slug = back?.slug[0];
  return back && slug
    ? { returnTrip: { code: back.code, slug, route: routeText(back, context.catalogue, context.language) } }
    : {};
}

/**
 * A listing as `/listings/{code}.json` has it.
 *
 * @param byId every pickup and drop-off area of the catalogue
 * @param picture the listing's thumbnail, ready for `<picture>`
 */
export function listingDetail(
  listing: Listing,
  context: PageContext,
  byId: AreaById,
  picture: ListingDetail['picture'],
): ListingDetail {
  const { base, extra, inc } = listing.price;
  const { id, name } = listing.serviceProvider;
  return {
    ...routeOf(listing, context),
    plan: { base, extra, inc, currency: 'USD' },
    priceNote: priceNote(listing.price, listing.maxPeople, context.language),
    maxPeople: listing.maxPeople,
    ...timesOf(listing, context.language),
    pickup: areas(listing.content.pickup, byId),
    dropoff: areas(listing.content.dropoff, byId),
    ...textsOf(listing),
    ...termsOf(listing, context.language),
    onSiteFees: feesOf(listing, context),
    provider: { id, name },
    picture,
    ...(listing.isBestseller && { bestseller: true }),
    ...returnTripOf(listing, context),
    sample: listing.sample,
  };
}
