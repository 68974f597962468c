import { buildCatalogue, type Catalogue } from '../../lib/catalogue/catalogue.ts';
import type { Fleet } from '../../lib/catalogue/fleet.schema.ts';
import type { Listing } from '../../lib/catalogue/listing.ts';
import type { Provider } from '../../lib/catalogue/provider.schema.ts';
import { freeSaleListings } from '../../lib/content-validation/fleet-validation.ts';
import type { Site } from '../../lib/site/site.schema.ts';
import { clocksInTexts } from './clocks-in-texts.ts';
import { contentLibrary, settingsFile } from './load-content.ts';
import { siteUrl } from './site-url.ts';

let settings: Promise<Site> | undefined;
let built: Promise<Catalogue> | undefined;

async function readSettings(): Promise<Site> {
  const { data } = await settingsFile<Site>('site');
  return { ...clocksInTexts(data), url: siteUrl(data.url) };
}

/** The operator's settings, with the public address of this build. */
export function siteSettings(): Promise<Site> {
  settings ??= readSettings();
  return settings;
}

async function build(): Promise<Catalogue> {
  const { markup } = await siteSettings();
  const library = await contentLibrary();
  warnOfFreeSale(freeSaleListings(library.listings.map(({ data }) => data)));
  return buildCatalogue(library, markup);
}

/** Every published listing and place, joined and priced; read once a build. */
export function catalogue(): Promise<Catalogue> {
  built ??= build();
  return built;
}

/** Every published listing. */
export async function publishedListings(): Promise<readonly Listing[]> {
  return (await catalogue()).listings;
}

/** Vehicles and boats that listings share. */
export async function fleet(): Promise<Fleet> {
  return (await contentLibrary()).fleet.data;
}

/** Every company, also one that runs no published listing. */
export async function allProviders(): Promise<readonly Provider[]> {
  return (await contentLibrary()).providers.map(({ data }) => data);
}

/** Warns once a build of listings that can never be full, in case that was forgotten. */
function warnOfFreeSale(codes: readonly string[]): void {
  if (codes.length > 0) console.warn(`Sold without counting places, as they have no capacity: ${codes.join(', ')}.`);
}
