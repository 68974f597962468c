import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../../build/finish/site-file.ts';
import { languageOfPath } from '../../src/lib/languages/localized-path.ts';
import { pages, readPage, SITE } from './built-files.ts';

interface Data {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** The properties that each type must have: those of schema.org that search engines ask for. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url', 'inLanguage', 'publisher'],
  TravelAgency: ['name', 'url', 'logo', 'image', 'description', 'email', 'telephone', 'address'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Product: ['name', 'description', 'image', 'url', 'sku', 'brand', 'offers'],
  TouristTrip: ['name', 'description', 'image', 'url', 'provider', 'offers'],
  Brand: ['name'],
  Organization: ['name'],
  Offer: ['price', 'priceCurrency', 'description', 'url'],
  TouristDestination: ['name', 'description', 'url', 'image', 'geo'],
  Article: [
    'inLanguage',
    'headline',
    'description',
    'datePublished',
    'dateModified',
    'image',
    'mainEntityOfPage',
    'author',
    'publisher',
  ],
  FAQPage: ['mainEntity', 'inLanguage'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
};

/** Properties that would say what the build does not know, or what nobody wrote. */
const UNTRUE = ['availability', 'review', 'aggregateRating'];

const blocksOf = (html: string): readonly Data[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json));

/** Each object with a type in some data, however deep. */
function typedIn(data: unknown): readonly Data[] {
  if (data === null || typeof data !== 'object') return [];
  const inner = Object.values(data).flatMap(typedIn);
  return '@type' in data ? [data as Data, ...inner] : inner;
}

/** What an object lacks or must not have, as sentences. */
function problemsOf(data: Data): readonly string[] {
  const required = REQUIRED[data['@type']];
  if (!required) return [`${data['@type']} is not in the table`];
  const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
  return [
    ...required.filter((name) => isEmpty(data[name])).map((name) => `${data['@type']} has no ${name}`),
    ...UNTRUE.filter((name) => name in data).map((name) => `${data['@type']} has ${name}`),
  ];
}

const built = pages
  .map((page) => ({ page, path: addressOf(page), html: readPage(page) }))
  .map(({ html, ...rest }) => ({ ...rest, isListed: !html.includes('content="noindex'), blocks: blocksOf(html) }))
  .filter(({ blocks }) => blocks.length > 0);
const typesAt = (path: string) => built.find((page) => page.path === path)?.blocks.map((data) => data['@type']);

describe('structured data of built pages (specification.md#structured-data)', () => {
  test.each(built)('has on $page what its types require, and nothing untrue', ({ blocks }) => {
    expect(blocks.flatMap(typedIn).flatMap(problemsOf)).toEqual([]);
    expect(new Set(blocks.map((data) => data['@context']))).toEqual(new Set(['https://schema.org']));
  });

  test.each(built)('names on $page its language alone', ({ path, blocks }) => {
    const named = blocks.flatMap(typedIn).flatMap((data) => data['inLanguage'] ?? []);
    expect(named.filter((language) => language !== languageOfPath(path).language)).toEqual([]);
  });

  test('says of each kind of page what it is', () => {
    expect(typesAt('/')).toEqual(['WebSite', 'TravelAgency']);
    expect(typesAt('/destinations/el-nido')).toEqual(['BreadcrumbList', 'TouristDestination']);
    expect(typesAt('/article/how-to-get-to-el-nido')).toEqual(['Article', 'BreadcrumbList']);
    expect(typesAt('/private-transfers')).toEqual(['BreadcrumbList', 'FAQPage']);
    expect(typesAt('/terms')).toEqual(['BreadcrumbList']);
    expect(typesAt('/tours/el-nido-tour-a-joining')).toEqual(['TouristTrip', 'BreadcrumbList']);
    expect(typesAt('/transfers/puerto-princesa-to-el-nido-private-van')).toEqual(['Product', 'BreadcrumbList']);
  });

  test('offers no example', () => {
    const examples = built.filter(({ isListed }) => !isListed);
    expect(examples.length).toBeGreaterThan(5);
    expect(examples.flatMap(({ blocks }) => blocks.flatMap(typedIn)).filter((data) => 'offers' in data)).toEqual([]);
  });

  test('names pictures that are there', () => {
    const named = built.flatMap(({ blocks }) => blocks.flatMap(typedIn)).flatMap(({ image, logo }) => [image, logo]);
    const files = new Set(named.filter((url) => typeof url === 'string').map((url) => new URL(url).pathname));
    expect(files.size).toBeGreaterThan(10);
    expect([...files].filter((path) => !existsSync(join(SITE, path)))).toEqual([]);
  });
});

test('security.txt is valid for about a year from the build', () => {
  const text = readFileSync(join(SITE, '.well-known/security.txt'), 'utf8');
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toMatch(/^Canonical: https:\/\/\S+\/\.well-known\/security\.txt$/m);
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThanOrEqual(365);
});
