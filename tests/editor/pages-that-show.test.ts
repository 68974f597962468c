import { describe, expect, test } from 'vitest';
import type { Draft } from '../../editor/lib/editor.contract.ts';
import { type LoadedLibrary, loadLibrary, withDrafts } from '../../editor/server/content-library.ts';
import { pagesThatShow } from '../../editor/server/pages-that-show.ts';
import { buildCatalogue } from '../../src/lib/catalogue/catalogue.ts';
import { isOffered } from '../../src/lib/catalogue/listing.ts';
import { addressesOf } from '../../src/lib/catalogue/listing-addresses.ts';
import { suggestionsFrom } from '../../src/lib/catalogue/suggestions.ts';
import { bookingPath, pagePath } from '../../src/lib/navigation/paths.ts';
import { bookingPage } from '../../src/site/page-models/booking-page.ts';
import { destinationPage } from '../../src/site/page-models/destination-page.ts';
import { homePage } from '../../src/site/page-models/home-page.ts';
import { landingViews } from '../../src/site/page-models/landing-view.ts';
import { listingCards } from '../../src/site/page-models/listing-card.ts';
import { listingPage } from '../../src/site/page-models/listing-page.ts';
import { mapSource } from '../../src/site/page-models/map-source.ts';
import type { PageContext } from '../../src/site/page-models/page-context.ts';
import { routesTo } from '../../src/site/page-models/route-table.ts';
import { aDraft } from '../fixtures/builders/a-draft.ts';
import { aPageContext } from '../fixtures/builders/a-page-context.ts';

const content = await loadLibrary('src/content');

function contextOf({ library, site }: LoadedLibrary): PageContext {
  if (!site) throw new Error('The content has no settings');
  const catalogue = buildCatalogue(library, site.markup);
  return aPageContext([], {
    catalogue,
    site,
    heroes: library.heroes.data,
    fees: library.fees.map(({ data }) => data),
    pools: library.fleet.data.pools,
    reviews: library.reviews.flatMap(({ data }) => data.reviews.map((review) => ({ ...review, lang: data.lang }))),
    imageGroups: library.imageGroups.data,
    bestsellers: library.bestsellers.data,
    map: mapSource(library.map.data, catalogue.places, []),
    suggest: suggestionsFrom(catalogue.listings.filter(isOffered)),
  });
}

/** What each page of the site shows, by its address. */
function modelsOf(loaded: LoadedLibrary): ReadonlyMap<string, string> {
  const { library } = loaded;
  const context = contextOf(loaded);
  const sources = library.landingPages.map(({ id, data }) => ({
    slug: id,
    data,
    intro: library.intros.find((intro) => intro.id === data.intro)?.data ?? null,
  }));
  const { listings, places } = context.catalogue;
  const entries: (readonly [string, unknown])[] = [
    ['/', homePage(context, new Set(sources.map(({ slug }) => pagePath(slug))))],
    ['/search', listingCards(listings, 'en')],
    ['/destinations', places.map(({ name, summary, image, slug }) => [name, summary, image, slug])],
    ...listings.flatMap((listing) => {
      const page = listingPage(listing, context);
      return addressesOf(listing).map(({ section, slug }) => [`/${section}/${slug}`, page] as const);
    }),
    ...listings
      .filter(isOffered)
      .flatMap((listing) => listing.slug.map((slug) => [bookingPath(slug), bookingPage(listing, 'en')] as const)),
    ...sources.map((source) => [pagePath(source.slug), landingViews(source, context)] as const),
    ...places.map((place) => {
      const page = destinationPage(place, context, sources);
      return [page.path, page] as const;
    }),
    ...library.articles.map(
      ({ id, data, body }) =>
        [`/article/${id}`, [data, body, data.routesTo && routesTo(data.routesTo, context)]] as const,
    ),
    ...library.pages.map(({ id, data, body }) => [pagePath(id), [data, body]] as const),
  ];
  return new Map(entries.map(([path, model]) => [path, JSON.stringify(model)]));
}

const before = modelsOf(content);

function draftOf(path: string, field: string, value: unknown, from = path): Draft {
  return { ...aDraft(content, from, { [field]: value }), path };
}

/** Pages whose content a draft changes, and those that the editor is told. */
function pagesOf(draft: Draft): { readonly changed: readonly string[]; readonly told: readonly string[] } {
  const changedContent = withDrafts(content, [draft]);
  expect(changedContent.files.get(draft.path)?.problems).toEqual([]);
  const after = modelsOf(changedContent);
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  return {
    changed: paths.filter((path) => before.get(path) !== after.get(path)).toSorted(),
    told: pagesThatShow(draft.path, content, changedContent),
  };
}

const VAN = 'listings/PV-PPS-ELN.yaml';

describe('the pages that a draft changes', () => {
  test.each<[what: string, draft: Draft, atLeast: number]>([
    ['the price of a van', draftOf(VAN, 'ratePlan.base', 100), 10],
    ['the title of a tour', draftOf('listings/JT-ELN-A.yaml', 'title', 'Tour A'), 5],
    ['the town where a van starts', draftOf(VAN, 'origin', 'PBT'), 10],
    ['a listing that is withdrawn', draftOf(VAN, 'status', 'DRAFT'), 10],
    ['a new listing', { ...draftOf('listings/PV-PPS-NEW.yaml', 'code', 'PV-PPS-NEW', VAN) }, 10],
    ['a policy', draftOf('policies/private-van-24h.yaml', 'ladder.0.until', '30h'), 10],
    ['the name of a company', draftOf('providers/zion.yaml', 'name', 'Zion Vans'), 10],
    ['a fee', draftOf('fees/kayak.yaml', 'amountPhp', 350), 2],
    ['whom a fee is for', draftOf('fees/kayak.yaml', 'appliesTo', [{ codeContains: ['HB'] }]), 2],
    ['a place', draftOf('places/SAB.yaml', 'summary', 'A beach.'), 2],
    ['a pickup area', draftOf('places/ELN.yaml', 'areas.0.note', 'Wait outside.'), 10],
    ['an introduction', draftOf('intros/private-transfers.yaml', 'heading', 'Vans'), 1],
    ['the filter of a landing page', draftOf('landing-pages/private-transfers.yaml', 'filter', { origin: 'SAB' }), 1],
    [
      'a landing page of tours',
      draftOf('landing-pages/el-nido-island-hopping-tour-a.yaml', 'filter', { codeContains: ['HB'] }),
      3,
    ],
    [
      'a new page of a route',
      draftOf(
        'landing-pages/san-vicente-to-puerto-princesa.yaml',
        'lead',
        'South.',
        'landing-pages/el-nido-to-sabang.yaml',
      ),
      1,
    ],
    ['the bestsellers', draftOf('settings/bestsellers.yaml', 'codes', ['SV-PPS-ELN', 'JT-ELN-A']), 10],
    ['a hero', draftOf('settings/heroes.yaml', 'heroes./tours.title', 'All tours'), 1],
    [
      'the title of a landing page',
      draftOf('settings/heroes.yaml', 'heroes./el-nido-island-hopping-tour-a.title', 'A'),
      2,
    ],
    ['a review', draftOf('reviews/en.yaml', 'reviews.0.reviewTitle', 'Very good'), 1],
    ['a pool of boats', draftOf('settings/fleet.yaml', 'pools.3.vehicle', 'van'), 2],
    ['a point of the map', draftOf('settings/map.yaml', 'landmarks.0.latitude', 10.5), 1],
    ['an article', draftOf('articles/how-to-get-to-el-nido.md', 'lead', 'By road.'), 1],
    ['a page', draftOf('pages/about.md', 'lead', 'Who we are.'), 1],
  ])('are all told for %s', (_what, draft, atLeast) => {
    const { changed, told } = pagesOf(draft);
    expect(changed.filter((path) => !told.includes(path))).toEqual([]);
    expect(changed.length).toBeGreaterThanOrEqual(atLeast);
  });

  test('are not all pages where only one is', () => {
    const { changed, told } = pagesOf(draftOf('pages/about.md', 'lead', 'Who we are.'));
    expect([changed, told]).toEqual([['/about'], ['/about']]);
  });

  test.each([
    ['settings/site.yaml', 'name', 'Palawan Tours'],
    ['settings/image-groups.yaml', 'groups.VAN.0', 'A van'],
    ['settings/rates.yaml', 'rates.EUR', 0.5],
    ['places/ELN.yaml', 'name', 'El Nido town'],
  ])('are every page for %s', (path, field, value) => {
    expect(pagesThatShow(path, content, withDrafts(content, [draftOf(path, field, value)]))).toEqual(['every page']);
  });

  test('of a translation are those of its language', () => {
    expect(pagesThatShow('pages/about.fr.md', content, content)).toEqual(['/fr/about']);
  });

  test('are none for old addresses, which lead elsewhere', () => {
    expect(pagesThatShow('settings/redirects.yaml', content, content)).toEqual([]);
  });
});
