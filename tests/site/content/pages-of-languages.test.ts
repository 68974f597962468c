import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { provideCollections } from '../../fixtures/fakes/content-collections.ts';

const LANGUAGES = '../../../src/lib/languages/language.ts';

const FRENCH = [
  'settings/site.fr.yaml',
  'listings/PV-PPS-ELN.fr.yaml',
  'places/ELN.fr.yaml',
  'landing-pages/private-transfers.fr.yaml',
  'pages/terms.fr.md',
];

describe('a page whose texts a language lacks (specification.md#languages)', () => {
  beforeAll(() => {
    vi.resetModules();
    provideCollections(FRENCH);
    vi.doMock(LANGUAGES, async (original) => ({ ...(await original()), LANGUAGE_CODES: ['en', 'fr'] }));
  });
  afterAll(() => {
    vi.doUnmock('astro:content');
    vi.doUnmock(LANGUAGES);
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  test('has no address in that language', async () => {
    const { publicPages } = await import('../../../src/site/content/public-pages.ts');
    const french = (await publicPages()).filter(({ language }) => language === 'fr');
    expect(french.map(({ path }) => path).toSorted()).toEqual([
      '/fr',
      '/fr/destinations',
      '/fr/destinations/el-nido',
      '/fr/private-transfers',
      '/fr/terms',
      '/fr/transfers/puerto-princesa-to-el-nido-private-van',
    ]);
  });

  test('names only the languages that it exists in', async () => {
    const { languagesOf } = await import('../../../src/site/content/translations.ts');
    expect(await languagesOf('listings', 'PV-PPS-ELN')).toEqual(['en', 'fr']);
    expect(await languagesOf('listings', 'SV-PPS-ELN')).toEqual(['en']);
    const { listingRoutes } = await import('../../../src/site/content/listing-routes.ts');
    const { landingRoutes } = await import('../../../src/site/content/landing-pages.ts');
    const { pageRoutes } = await import('../../../src/site/content/pages.ts');
    const languages = [
      (await listingRoutes('fr'))[0]?.props.languages,
      (await landingRoutes('fr'))[0]?.props.languages,
      (await pageRoutes('fr'))[0]?.props.languages,
      (await pageRoutes('en')).find(({ props }) => props.id === 'about')?.props.languages,
    ];
    expect(languages).toEqual([['en', 'fr'], ['en', 'fr'], ['en', 'fr'], ['en']]);
  });

  test('is on no card and in no search of that language', async () => {
    const { publishedListings } = await import('../../../src/site/content/catalogue.ts');
    const { landingRoutes } = await import('../../../src/site/content/landing-pages.ts');
    const { resultPlan } = await import('../../../src/site/content/result-plan.ts');
    const cards = (await landingRoutes('fr')).flatMap(({ props }) => props.view.cards);
    expect((await publishedListings('fr')).map(({ code }) => code)).toEqual(['PV-PPS-ELN']);
    expect(cards.map(({ code }) => code)).toEqual(['PV-PPS-ELN']);
    expect((await resultPlan({}, 'fr')).total.trips).toBe(1);
  });

  test('has data in that language all the same, as a cart may have it', async () => {
    const { wholeCatalogue } = await import('../../../src/site/content/catalogue.ts');
    const { listingByCode } = await wholeCatalogue('fr');
    expect(listingByCode.get('SV-PPS-ELN')?.title).toBe(
      (await wholeCatalogue('en')).listingByCode.get('SV-PPS-ELN')?.title,
    );
    expect(listingByCode.get('PV-PPS-ELN')?.title).toContain('Puerto Princesa');
  });
});
