import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LISTING_TYPES } from '../../src/lib/catalogue/listing-type.schema.ts';
import { listingTypeLabel } from '../../src/lib/catalogue/listing-type.ts';
import type { OnSiteFee } from '../../src/lib/catalogue/on-site-fee.schema.ts';
import type { Place } from '../../src/lib/catalogue/place.schema.ts';
import type { Review } from '../../src/lib/catalogue/review.schema.ts';
import type { Policy } from '../../src/lib/policies/policy.schema.ts';
import { policySentences, policySummary } from '../../src/lib/policies/policy.text.ts';
import type { Site } from '../../src/lib/site/site.schema.ts';
import { contactLinks } from '../../src/site/page-models/contact-links.ts';
import { realListings } from './real-listing.ts';
import { rivalIcons } from './rival-icon.ts';
import { type RivalListing, rivalListings } from './rival-listing.ts';
import { readYaml, readYamlFolder } from './yaml-folder.ts';

/** What rivals build their pages from. */
export interface RivalData {
  readonly listings: readonly RivalListing[];
  /** Everything that several pages share, by the name of its data file. */
  readonly shared: Readonly<Record<string, unknown>>;
}

function policyTexts(policy: Policy) {
  return { summary: policySummary(policy, 'en'), sentences: policySentences(policy, 'en') };
}

function contactsOf(site: Site) {
  const links = contactLinks(site, '', 'en');
  return links.map(({ kind, label, detail, href }) => ({ icon: kind, label, detail, href }));
}

function sharedData(content: string, fees: readonly OnSiteFee[], reviews: readonly Review[]) {
  const places = readYamlFolder<Place>(join(content, 'places')).map(({ data }) => data);
  const policies = readYamlFolder<Policy>(join(content, 'policies'));
  return {
    areas: Object.fromEntries(places.flatMap(({ areas }) => areas.map((area) => [area.id, area]))),
    contacts: contactsOf(readYaml<Site>(join(content, 'settings/site.yaml'))),
    fees: Object.fromEntries(fees.map((fee) => [fee.id, fee])),
    groups: readYaml<{ groups: object }>(join(content, 'settings/image-groups.yaml')).groups,
    icons: rivalIcons(),
    places: Object.fromEntries(places.map(({ code, name }) => [code, name])),
    policies: Object.fromEntries(policies.map(({ id, data }) => [id, policyTexts(data)])),
    reviews,
    types: Object.fromEntries(LISTING_TYPES.map((type) => [type, listingTypeLabel(type, 'en')])),
  };
}

/** Reads a content folder for the rivals. */
export function rivalData(content: string): RivalData {
  const real = realListings(content);
  const fees = readYamlFolder<OnSiteFee>(join(content, 'fees')).map(({ data }) => data);
  const reviews = readYamlFolder<{ lang: string; reviews: Review[] }>(join(content, 'reviews')).flatMap(({ data }) =>
    data.reviews.map((review) => ({ ...review, lang: data.lang })),
  );
  const { markup } = readYaml<Site>(join(content, 'settings/site.yaml'));
  const context = { fees, markup, reviews: reviews.length, listings: real.length };
  return {
    listings: real.flatMap((listing, index) => rivalListings(listing, index, context)),
    shared: sharedData(content, fees, reviews),
  };
}

/** Writes the shared data, one JSON file a name. */
export function writeShared({ shared }: RivalData, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, value] of Object.entries(shared))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(value));
}
