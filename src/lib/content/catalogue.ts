import { buildCatalogue, type Catalogue } from '../catalogue/catalogue.ts';
import type { Listing } from '../catalogue/listing.ts';
import type { Provider } from '../catalogue/provider.schema.ts';
import type { Site } from '../site/site.schema.ts';
import { contentLibrary, settingsFile } from './library.ts';

let settings: Promise<Site> | undefined;
let built: Promise<Catalogue> | undefined;

async function readSettings(): Promise<Site> {
  const { data } = await settingsFile<Site>('site');
  const url = (process.env['SITE_URL'] || data.url).replace(/\/+$/, '');
  return { ...data, url };
}

/** The operator's settings. `SITE_URL` in the environment replaces the address, so that a preview build links to itself. */
export function siteSettings(): Promise<Site> {
  settings ??= readSettings();
  return settings;
}

async function build(): Promise<Catalogue> {
  const { markup } = await siteSettings();
  return buildCatalogue(await contentLibrary(), markup);
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

/** Every company, also one that runs no published listing. */
export async function allProviders(): Promise<readonly Provider[]> {
  return (await contentLibrary()).providers.map(({ data }) => data);
}
