import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Fleet } from '../catalogue/fleet.schema.ts';
import { isPricedPerPerson, type Listing } from '../catalogue/listing.ts';
import { luggageNotes } from '../catalogue/luggage-notes.ts';
import type { OnSiteFee } from '../catalogue/on-site-fee.schema.ts';
import { cashToBring, onSiteFeesOf } from '../catalogue/on-site-fees.ts';
import type { Place } from '../catalogue/place.schema.ts';
import type { Provider } from '../catalogue/provider.schema.ts';
import type { ExchangeRates } from '../money/exchange-rates.schema.ts';
import type { Operator } from '../site/operator.schema.ts';
import { operatorOf } from '../site/operator.ts';
import type { PaymentSettings } from '../site/payment-settings.schema.ts';
import type { BookingCatalogueFile, CatalogueTexts, SellableTrip, Sharing } from './booking-catalogue.schema.ts';

/** The content that a booking catalogue is made from. */
export interface BookingCatalogueSources {
  readonly catalogue: Pick<Catalogue, 'listings' | 'places'>;
  readonly providers: readonly Provider[];
  readonly fleet: Fleet;
  readonly fees: readonly OnSiteFee[];
  readonly rates: ExchangeRates;
  readonly payment: PaymentSettings;
  readonly site: Operator;
  /** The texts in the languages of the site besides English. */
  readonly translations?: Readonly<Record<string, CatalogueTexts>>;
}

function cashOf(listing: Listing, fees: readonly OnSiteFee[]): SellableTrip['cashPhp'] {
  const own = onSiteFeesOf(listing, fees);
  const sumOf = (per: OnSiteFee['per']) =>
    cashToBring(
      own.filter((fee) => fee.per === per),
      1,
    );
  return { perPerson: sumOf('person'), perGroup: sumOf('item') };
}

function sharingOf(listing: Listing): Sharing {
  if (!listing.capacity) return 'together';
  return isPricedPerPerson(listing) ? 'seats' : 'alone';
}

/** A listing as the booking service sells it. */
export function sellableTrip(listing: Listing, fees: readonly OnSiteFee[]): SellableTrip {
  const {
    code,
    title,
    path,
    origin,
    destination,
    price,
    maxPeople,
    content,
    policy,
    documents,
    closures,
    sample,
    capacity,
  } = listing;
  return {
    code,
    title,
    path,
    origin,
    destination,
    price: { ...price },
    maxPeople,
    sharing: sharingOf(listing),
    ...(capacity && { capacity }),
    sched: content.sched,
    ...(content.sched.length === 0 && listing.serviceProvider.hours && { hours: listing.serviceProvider.hours }),
    duration: content.duration,
    pickup: content.pickup,
    dropoff: content.dropoff,
    policy,
    closures,
    sample,
    provider: listing.serviceProvider.name,
    providerId: listing.serviceProvider.id,
    documents,
    ...(listing.advisedFromAge !== undefined && { advisedFromAge: listing.advisedFromAge }),
    luggage: luggageNotes(content.importantNotes),
    cashPhp: cashOf(listing, fees),
  };
}

function sellableAreas(places: readonly Place[]): BookingCatalogueFile['areas'] {
  const areas = places.flatMap((place) => place.areas);
  return Object.fromEntries(areas.map(({ id, special: _special, ...area }) => [id, area]));
}

/**
 * The texts of listings and stops in a language, for vouchers and mails
 * (specification.md#languages).
 *
 * @param english the same catalogue in English, which says which notes are about luggage
 */
export function catalogueTexts(
  { listings, places }: Pick<Catalogue, 'listings' | 'places'>,
  english: Pick<Catalogue, 'listingByCode'>,
): Pick<CatalogueTexts, 'trips' | 'areas'> {
  const luggageOf = ({ code, content }: Listing) => {
    const notes = english.listingByCode.get(code)?.content.importantNotes ?? [];
    const about = luggageNotes(notes);
    return content.importantNotes.filter((_, index) => about.includes(notes[index] ?? ''));
  };
  return {
    trips: Object.fromEntries(
      listings.map((listing) => [listing.code, { title: listing.title, luggage: luggageOf(listing) }]),
    ),
    areas: sellableAreas(places),
  };
}

/** The booking catalogue of a build, with markup and fees applied (specification.md#price-rule). */
export function bookingCatalogue({
  catalogue,
  providers,
  fleet,
  fees,
  rates,
  payment,
  site,
  translations = {},
}: BookingCatalogueSources): BookingCatalogueFile {
  return {
    trips: catalogue.listings.map((listing) => sellableTrip(listing, fees)),
    areas: sellableAreas(catalogue.places),
    rates,
    payment,
    operator: operatorOf(site),
    translations: { ...translations },
    pools: [...fleet.pools],
    providers: providers.map(({ id, name, email }) => ({ id, name, email })),
  };
}
