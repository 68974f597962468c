import { vehicleOf } from '../../lib/availability/vehicle-kind.ts';
import { type Badge, badgesOf } from '../../lib/catalogue/badges.ts';
import { galleryOf } from '../../lib/catalogue/card-images.ts';
import { type Catalogue, placeOf } from '../../lib/catalogue/catalogue.ts';
import { catalogueEntry } from '../../lib/catalogue/catalogue-entry.ts';
import type { PictureKey } from '../../lib/catalogue/image-key.ts';
import { type Listing, thumbnailOf } from '../../lib/catalogue/listing.ts';
import { cardOfEntry } from '../../lib/catalogue/listing-card.ts';
import { listingTypeLabel, sectionOf } from '../../lib/catalogue/listing-type.ts';
import type { Area } from '../../lib/catalogue/place.schema.ts';
import { seededRandom } from '../../lib/catalogue/random.ts';
import { MAX_REVIEWS, relevantReviews, reviewSubject } from '../../lib/catalogue/relevant-reviews.ts';
import type { Review } from '../../lib/catalogue/review.schema.ts';
import { closureSentence } from '../../lib/catalogue/season-closure.text.ts';
import type { Language } from '../../lib/languages/language.ts';
import { LANGUAGES } from '../../lib/languages/language-facts.ts';
import { breadcrumbsMessages } from '../../lib/messages/breadcrumbs.ts';
import type { Offer } from '../../lib/money/offer.ts';
import { priceNote } from '../../lib/money/price-note.text.ts';
import { PATHS, STATIC_PATHS } from '../../lib/navigation/paths.ts';
import { policySentences, policySummary } from '../../lib/policies/policy.text.ts';
import { clockText } from '../../lib/time/clock.text.ts';
import { type GroupPrice, groupPrices } from './group-prices.ts';
import { type BuiltCard, listingCards } from './listing-card.ts';
import { listingMap, pickupMapLinks } from './listing-route.ts';
import { type DepartureView, departureHoursOf, type StepView, stepsOf } from './listing-times.ts';
import { type OnSiteCosts, onSiteCosts } from './on-site-costs.ts';
import type { Crumb, PageContext } from './page-context.ts';
import { routeText } from './route.text.ts';
import type { RouteMapView } from './route-map.ts';

/**
 * Everything on a listing's page. Plain data, whose digest decides whether the page is rendered
 * again.
 */
export interface ListingPage extends BuiltCard, Offer {
  readonly badges: readonly Badge[];
  /** The scope of the price: "per person", "for up to 8 people". */
  readonly priceNote: string;
  readonly gallery: readonly PictureKey[];
  readonly typeLabel: string;
  /** "Puerto Princesa to El Nido", or one name for a round trip. */
  readonly route: string;
  /** True for an example that cannot be booked. */
  readonly sample: boolean;
  /** Whether it leaves by boat: then the page says how the sea is (specification.md#the-sea). */
  readonly isBoat: boolean;
  readonly crumbs: readonly Crumb[];
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly keywords: readonly string[];
  readonly groupPrices: readonly GroupPrice[];
  readonly highlights: readonly string[];
  readonly steps: readonly StepView[];
  /** The route on a map, or null for a trip within one town. */
  readonly map: RouteMapView | null;
  readonly times: readonly string[];
  /** The hours of {@link times}, or where travellers choose the hour every half one. */
  readonly departureHours: readonly DepartureView[];
  readonly inclusions: readonly string[];
  readonly exclusions: readonly string[];
  readonly notes: readonly string[];
  /** Empty for a sample, like the summary and the reviews: nobody books one. */
  readonly policy: readonly string[];
  readonly policySummary: string;
  readonly pickup: readonly Area[];
  /** Addresses that open pickup areas in an app for maps, by the area's id. */
  readonly pickupMapLinks: Readonly<Record<string, string>>;
  readonly dropoff: readonly Area[];
  readonly onSite: OnSiteCosts | null;
  readonly reviews: readonly Review[];
  readonly suggestions: readonly BuiltCard[];
  readonly provider: { readonly name: string; readonly about: string };
  readonly updatedAt: string;
}

function areasOf(ids: readonly string[], { places }: Catalogue): readonly Area[] {
  const areas = places.flatMap((place) => place.areas);
  return ids.map((id) => areas.find((area) => area.id === id)).filter((area) => area !== undefined);
}

function sectionCrumb(listing: Listing, language: Language): Crumb {
  const t = breadcrumbsMessages(language);
  const crumbs = {
    transfers: { label: t.transfers, path: PATHS.transfers },
    tours: { label: t.tours, path: PATHS.tours },
    'airport-transfer': { label: t.airportTransfers, path: STATIC_PATHS.airportTransfers },
  };
  return crumbs[sectionOf(listing)];
}

function crumbsOf(listing: Listing, language: Language): readonly Crumb[] {
  return [
    { label: breadcrumbsMessages(language).home, path: PATHS.home },
    sectionCrumb(listing, language),
    { label: listing.title, path: listing.path },
  ];
}

function reviewsOf(listing: Listing, { reviews, catalogue, language }: PageContext): readonly Review[] {
  const subject = reviewSubject(listing, (code) => placeOf(catalogue, code).name);
  return relevantReviews(reviews, subject, language, MAX_REVIEWS);
}

function textsOf({ title, content, policy, closures, sample }: Listing, language: Language) {
  return {
    seoTitle: content.seoTitle ?? title,
    seoDescription: content.seoDescription,
    keywords: content.metaKeywords,
    highlights: content.featuredHighlights,
    inclusions: content.inclusions,
    exclusions: content.exclusions,
    notes: [...closures.map((closure) => closureSentence(closure, language)), ...content.importantNotes],
    times: content.sched.map((time) => clockText(time, LANGUAGES[language].locale)),
    policy: sample ? [] : policySentences(policy, language),
    policySummary: sample ? '' : policySummary(policy, language),
  };
}

/** The listing's card with its own thumbnail, whatever other cards show. */
function cardWithThumbnail(listing: Listing, language: Language): BuiltCard {
  return { ...cardOfEntry(catalogueEntry(listing, language), language), thumbnail: thumbnailOf(listing) };
}

/** A listing's page (specification.md#listing-page). */
export function listingPage(listing: Listing, context: PageContext): ListingPage {
  const { catalogue, language } = context;
  const card = cardWithThumbnail(listing, language);
  const suggestions = context.suggest(listing, seededRandom(`suggestions ${listing.code}`));
  return {
    ...card,
    ...card.offer,
    priceNote: priceNote(listing.price, listing.maxPeople, language),
    badges: badgesOf(card, language),
    gallery: galleryOf(listing),
    ...textsOf(listing, language),
    typeLabel: listingTypeLabel(listing.listingType, language),
    route: routeText(listing, catalogue, language),
    sample: listing.sample,
    isBoat: vehicleOf(listing, context.pools) === 'boat',
    crumbs: crumbsOf(listing, language),
    groupPrices: groupPrices(listing),
    steps: stepsOf(listing, language),
    map: listingMap(listing, context),
    departureHours: departureHoursOf(listing, language),
    pickup: areasOf(listing.content.pickup, catalogue),
    pickupMapLinks: pickupMapLinks(listing, context),
    dropoff: areasOf(listing.content.dropoff, catalogue),
    onSite: onSiteCosts(listing, context),
    reviews: listing.sample ? [] : reviewsOf(listing, context),
    suggestions: listingCards(suggestions, language, [card.thumbnail]),
    provider: { name: listing.serviceProvider.name, about: listing.serviceProvider.about },
    updatedAt: listing.updatedAt,
  };
}
