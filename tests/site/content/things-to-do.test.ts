import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { catalogueEntry } from '../../../src/lib/catalogue/catalogue-entry.ts';
import { provideCollections } from '../../fixtures/fakes/content-collections.ts';
import { thingsToDoProblems } from '../../fixtures/steps/things-to-do-problems.ts';

const SITE_URL = 'https://boats.example.com';
const SETTING = 'THINGS_TO_DO_FEED';
const CONTENT = new URL('../../../src/content/', import.meta.url);
const TRANSLATIONS = ['listings', 'settings'].flatMap((folder) =>
  readdirSync(new URL(folder, CONTENT))
    .filter((name) => /\.[a-z]{2}\.yaml$/.test(name))
    .map((name) => `${folder}/${name}`),
);

const readFeed = async () => (await import('../../../src/site/content/things-to-do.ts')).thingsToDo();

describe("the content's feed for Google's Things to do (specification.md#things-to-do-feed)", () => {
  beforeAll(() => {
    vi.resetModules();
    provideCollections(TRANSLATIONS);
    vi.stubEnv('SITE_URL', SITE_URL);
  });
  afterAll(() => {
    vi.doUnmock('astro:content');
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  test('breaks no rule of the format', async () => {
    expect(thingsToDoProblems(JSON.stringify(await readFeed()), SITE_URL)).toEqual([]);
  });

  test('has each tour that is sold, in eight languages, at the price of catalogue.json', async () => {
    const { publishedListings } = await import('../../../src/site/content/catalogue.ts');
    const entries = (await publishedListings('en')).map((listing) => catalogueEntry(listing, 'en'));
    const tours = entries.filter(({ path, sample }) => path.startsWith('/tours/') && !sample);
    const { products } = await readFeed();
    expect(tours.length).toBeGreaterThan(10);
    expect(products.map(({ id, options }) => [id, options[0]?.price_options[0]?.price.units])).toEqual(
      tours.map(({ code, priceUsd }) => [code, priceUsd]),
    );
    expect(products.filter(({ title }) => title.localized_texts.length !== 8)).toEqual([]);
  });

  test('has the same number each time it is made of the same content', async () => {
    const first = await readFeed();
    vi.resetModules();
    expect(await readFeed()).toEqual(first);
    vi.stubEnv('SITE_URL', 'https://other.example.com');
    vi.resetModules();
    expect((await readFeed()).feed_metadata.nonce).not.toBe(first.feed_metadata.nonce);
    vi.stubEnv('SITE_URL', SITE_URL);
  });

  test('is made where the setting is on, and in no other build', async () => {
    const { makesThingsToDo } = await import('../../../src/site/content/things-to-do.ts');
    vi.stubEnv(SETTING, undefined);
    expect(makesThingsToDo()).toBe(false);
    vi.stubEnv(SETTING, '');
    expect(makesThingsToDo()).toBe(false);
    vi.stubEnv(SETTING, 'on');
    expect(makesThingsToDo()).toBe(true);
    vi.stubEnv(SETTING, 'yes');
    expect(makesThingsToDo).toThrow('THINGS_TO_DO_FEED is "yes"; say "on"');
  });
});
