import { buildCatalogue, type Catalogue } from '../../lib/catalogue/catalogue.ts';
import type { Fleet } from '../../lib/catalogue/fleet.schema.ts';
import type { Listing } from '../../lib/catalogue/listing.ts';
import type { Place } from '../../lib/catalogue/place.schema.ts';
import type { Provider } from '../../lib/catalogue/provider.schema.ts';
import { freeSaleListings } from '../../lib/content-validation/fleet-validation.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../lib/languages/language.ts';
import type { Site } from '../../lib/site/site.schema.ts';
import { clocksInTexts } from './clocks-in-texts.ts';
import { contentLibrary, translatedSettings } from './load-content.ts';
import { oncePerLanguage } from './once-per-language.ts';
import { siteUrl } from './site-url.ts';
import { translatedFiles } from './translations.ts';

/** The operator's settings in a language, with the public address of this build. */
export const siteSettings = oncePerLanguage(async (language): Promise<Site> => {
  const { data } = await translatedSettings<Site>('site', language);
  return { ...clocksInTexts(data, language), url: siteUrl(data.url) };
});

/** Every published listing and place, joined and priced, in English where a text is missing. */
export const wholeCatalogue = oncePerLanguage(async (language): Promise<Catalogue> => {
  const { markup } = await siteSettings(language);
  const library = await contentLibrary(language);
  if (language === DEFAULT_LANGUAGE) warnOfFreeSale(freeSaleListings(library.listings.map(({ data }) => data)));
  return buildCatalogue(library, markup);
});

/**
 * The published listings whose pages exist in a language, and every place. Cards, search and
 * suggestions are made of it, so that none leads to a page that does not exist.
 */
export const catalogue = oncePerLanguage(async (language): Promise<Catalogue> => {
  const whole = await wholeCatalogue(language);
  const files = whole.listings.map((listing) => ({ id: listing.code, listing }));
  const listings = (await translatedFiles('listings', files, language)).map(({ listing }) => listing);
  return { ...whole, listings, listingByCode: new Map(listings.map((listing) => [listing.code, listing])) };
});

/** The published listings whose pages exist in a language. */
export async function publishedListings(language: Language): Promise<readonly Listing[]> {
  return (await catalogue(language)).listings;
}

/** The places whose pages exist in a language. */
export async function translatedPlaces(language: Language): Promise<readonly Place[]> {
  const files = (await catalogue(language)).places.map((place) => ({ id: place.code, place }));
  return (await translatedFiles('places', files, language)).map(({ place }) => place);
}

/** Vehicles and boats that listings share. */
export async function fleet(): Promise<Fleet> {
  return (await contentLibrary(DEFAULT_LANGUAGE)).fleet.data;
}

/** Every company, also one that runs no published listing. */
export async function allProviders(): Promise<readonly Provider[]> {
  return (await contentLibrary(DEFAULT_LANGUAGE)).providers.map(({ data }) => data);
}

/** Warns once a build of listings that can never be full, in case that was forgotten. */
function warnOfFreeSale(codes: readonly string[]): void {
  if (codes.length > 0) console.warn(`Sold without counting places, as they have no capacity: ${codes.join(', ')}.`);
}
