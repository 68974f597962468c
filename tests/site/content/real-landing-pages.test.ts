import { describe, expect, test } from 'vitest';
import type { Listing } from '../../../src/lib/catalogue/listing.ts';
import { landingListings } from '../../../src/site/page-models/landing-view.ts';
import { readRealContent } from '../../fixtures/builders/real-content.ts';

const { library, catalogue } = readRealContent();
const { listings } = catalogue;

/** The listings that a landing page shows; fails for a page that does not exist. */
function shownAt(path: string): readonly Listing[] {
  const page = library.landingPages.find(({ id }) => `/${id}` === path);
  if (!page) throw new Error(`There is no landing page ${path}`);
  return landingListings({ slug: page.id, data: page.data, intro: null }, listings);
}

const codesOf = (some: readonly Listing[]) => some.map(({ code }) => code).toSorted();

type Rule = (listing: Listing) => boolean;

const isJoining: Rule = ({ listingType }) => listingType === 'JOINING_TOUR';
const isBoat: Rule = ({ listingType }) => listingType === 'PRIVATE_BOAT_TOUR';
const isVanWithoutRiver: Rule = ({ code }) => code.includes('PV') && !code.includes('PPUR');
const isNoTour: Rule = (listing) => !isJoining(listing) && !isBoat(listing);
const between =
  (from: string, to: string): Rule =>
  ({ origin, destination }) =>
    origin === from && destination === to;
const contains =
  (part: string): Rule =>
  ({ code }) =>
    code.includes(part);

const RULES: readonly (readonly [path: string, rule: Rule])[] = [
  ['/shared-minivan-transfer', ({ code, listingType }) => code.includes('SV') && listingType === 'SHARED_TRANSFER'],
  ['/private-transfers', isVanWithoutRiver],
  ['/book-a-transportation', isVanWithoutRiver],
  ['/puerto-princesa-underground-river-tour', contains('PPUR')],
  [
    '/tours-in-puerto-princesa',
    (listing) =>
      listing.destination === 'PPS' &&
      (isJoining(listing) || isBoat(listing) || listing.listingType === 'PRIVATE_TRANSFER_WITH_TOUR'),
  ],
  ['/el-nido-joining-boat-tours', (listing) => isJoining(listing) && listing.origin === 'ELN'],
  ['/el-nido-private-boat-tours', (listing) => isBoat(listing) && listing.origin === 'ELN'],
  ['/private-transfers-with-underground-river-tour', ({ code }) => code.includes('PV') && code.includes('PPUR')],
  [
    '/el-nido-island-tours-and-activities',
    (listing) => (isJoining(listing) || isBoat(listing)) && listing.origin === 'ELN',
  ],
  ['/puerto-princesa-to-port-barton', between('PPS', 'PBT')],
  ['/port-barton-to-puerto-princesa', between('PBT', 'PPS')],
  ['/puerto-princesa-to-el-nido', between('PPS', 'ELN')],
  ['/el-nido-to-puerto-princesa', between('ELN', 'PPS')],
  ['/puerto-princesa-to-sabang', between('PPS', 'SAB')],
  ['/sabang-to-puerto-princesa', between('SAB', 'PPS')],
  ['/el-nido-to-sabang', between('ELN', 'SAB')],
  ['/sabang-to-el-nido', between('SAB', 'ELN')],
  ['/el-nido-to-port-barton', between('ELN', 'PBT')],
  ['/port-barton-to-el-nido', between('PBT', 'ELN')],
  ['/el-nido-island-hopping-tour-a', contains('ELN-A')],
  ['/el-nido-island-hopping-tour-b', contains('ELN-B')],
  ['/el-nido-island-hopping-tour-c', contains('ELN-C')],
  ['/el-nido-island-hopping-tour-d', contains('ELN-D')],
  ['/transportation-options', isNoTour],
  ['/transportation', isNoTour],
];

describe('the rules of landing pages (specification.md#landing-pages)', () => {
  test.each(RULES)('give exactly what is shown on %s', (path, rule) => {
    const expected = codesOf(listings.filter(rule));
    expect(expected).not.toEqual([]);
    expect(codesOf(shownAt(path))).toEqual(expected);
  });
});

describe('the listings of landing pages (specification.md#landing-pages, counted by hand)', () => {
  test.each([
    ['/shared-minivan-transfer', 6],
    ['/private-transfers', 20],
    ['/book-a-transportation', 20],
    ['/puerto-princesa-underground-river-tour', 10],
    ['/private-transfers-with-underground-river-tour', 9],
    ['/el-nido-joining-boat-tours', 4],
    ['/el-nido-private-boat-tours', 4],
    ['/el-nido-island-tours-and-activities', 8],
    ['/transportation', 35],
  ])('on %s are %i', (path, count) => {
    expect(shownAt(path).filter(({ sample }) => !sample)).toHaveLength(count);
  });

  test.each([
    [
      '/tours-in-puerto-princesa',
      [
        'JT-CTAM',
        'JT-CTPM',
        'JT-HB',
        'JT-PPUR',
        'PV-CTAM',
        'PV-CTPM',
        'PV-PPUR',
        'PV-PPUR-ELN-PPS',
        'PV-PPUR-PBT-PPS',
        'PV-PPUR-SVC-PPS',
        'PrivBoat-HB',
      ],
    ],
    ['/el-nido-island-hopping-tour-a', ['JT-ELN-A', 'PrivBoat-ELN-A']],
    ['/el-nido-island-hopping-tour-b', ['JT-ELN-B', 'PrivBoat-ELN-B']],
    ['/el-nido-island-hopping-tour-c', ['JT-ELN-C', 'PrivBoat-ELN-C']],
    ['/el-nido-island-hopping-tour-d', ['JT-ELN-D', 'PrivBoat-ELN-D']],
    ['/puerto-princesa-to-port-barton', ['PV-PPS-PBT', 'PV-PPUR-PPS-PBT', 'SV-PPS-PBT']],
    ['/port-barton-to-puerto-princesa', ['PV-PBT-PPS', 'PV-PPUR-PBT-PPS', 'SV-PBT-PPS']],
    ['/puerto-princesa-to-el-nido', ['PV-PPS-ELN', 'PV-PPUR-PPS-ELN', 'SV-PPS-ELN']],
    ['/el-nido-to-puerto-princesa', ['PV-ELN-PPS', 'PV-PPUR-ELN-PPS', 'SV-ELN-PPS']],
    ['/puerto-princesa-to-sabang', ['PV-PPS-SAB']],
    ['/sabang-to-puerto-princesa', ['PV-SAB-PPS']],
    ['/el-nido-to-sabang', ['PV-ELN-SAB', 'PV-PPUR-ELN-SAB']],
    ['/sabang-to-el-nido', ['PV-PPUR-SAB-ELN', 'PV-SAB-ELN']],
    ['/el-nido-to-port-barton', ['PV-ELN-PBT', 'SV-ELN-PBT']],
    ['/port-barton-to-el-nido', ['PV-PBT-ELN', 'SV-PBT-ELN']],
  ])('on %s are known by their codes', (path, codes) => {
    expect(codesOf(shownAt(path).filter(({ sample }) => !sample))).toEqual(codes);
  });
});

describe('the landing pages themselves (specification.md#landing-pages)', () => {
  const page = (id: string) => library.landingPages.find((file) => file.id === id)?.data;

  test.each(RULES.filter(([path]) => /-to-/.test(path)))('%s compares the ways of travelling', (path) => {
    expect(page(path.slice(1))?.layout).toBe('route');
  });

  test('/private-transfers and /book-a-transportation share their introduction', () => {
    expect(page('private-transfers')?.intro).toBe('private-transfers');
    expect(page('book-a-transportation')?.intro).toBe('private-transfers');
  });

  test('the introduction has the heading, the routes and the special areas', () => {
    const intro = library.intros.find(({ id }) => id === 'private-transfers')?.data;
    const items = intro?.lists.flatMap((list) => list.items).join(' ') ?? '';
    expect(intro?.heading).toBe('Travel the Roads of Palawan in Comfort and Style!');
    const named = [
      'Puerto Princesa',
      'El Nido',
      'Port Barton',
      'San Vicente',
      'Villa Libertad',
      'Lio',
      'Nacpan',
      'Bucana',
      'San Fernando',
      'Sibaltan',
      'Taytay',
      'Roxas',
      'Sabang',
    ];
    expect(named.filter((name) => !items.includes(name))).toEqual([]);
  });

  test.each([
    ['/airport-transfers', 'Airport Transfers'],
    ['/private-transfers-with-underground-river-tour', 'Private Transfers with Underground River Tour'],
  ])('%s is called "%s"', (path, title) => {
    expect(library.heroes.data[path]?.title).toBe(title);
  });

  test.each(['tours', 'transfers', 'airport-transfers'])('/%s exists and shows something', (id) => {
    expect(shownAt(`/${id}`)).not.toEqual([]);
  });
});

test('of pages with the same listings one is canonical (specification.md#found-by-search)', () => {
  const own = library.landingPages.filter(({ data }) => !data.canonical).map(({ id }) => `/${id}`);
  const sets = own.map((path) => codesOf(shownAt(path)).join(' '));
  expect(own.filter((_, index) => sets.indexOf(sets[index] ?? '') !== index)).toEqual([]);
  for (const { id, data } of library.landingPages.filter(({ data }) => data.canonical)) {
    expect.soft([id, codesOf(shownAt(`/${id}`))]).toEqual([id, codesOf(shownAt(`/${data.canonical}`))]);
  }
});
