import { describe, expect, test } from 'vitest';
import { libraryProblems } from '../../../src/lib/content-validation/library-validation.ts';
import { aFile, aLandingPage, aLibrary, PAGE, withAdded, withChanged } from '../../fixtures/builders/a-library.ts';
import { aListingSource } from '../../fixtures/builders/a-listing.ts';
import { anArea, aPlace } from '../../fixtures/builders/a-place.ts';

const ALLOWED = 'one that no other file has';
const VAN = 'src/content/listings/PV-PPS-ELN.yaml';
const BOAT = 'src/content/listings/JT-ELN-A.yaml';

describe('duplicates', () => {
  test('are refused: two listings of one code', () => {
    const again = aListingSource({
      slug: ['another'],
      content: { seoDescription: 'z'.repeat(130) },
    });
    const file = { ...aFile('listings', 'PV-PPS-ELN', again), file: 'src/content/listings/pv-pps-eln.json' };
    expect(libraryProblems(withAdded('listings', file))).toEqual([
      {
        file: 'src/content/listings/pv-pps-eln.json',
        field: 'code',
        found: `"PV-PPS-ELN", as in ${VAN}`,
        allowed: ALLOWED,
      },
    ]);
  });

  test.each([
    [
      'the first slug',
      ['puerto-princesa-to-el-nido-private-van'],
      'slug.0',
      'puerto-princesa-to-el-nido-private-van',
      VAN,
    ],
    [
      'the second slug',
      ['own', 'puerto-princesa-to-el-nido-private-van'],
      'slug.1',
      'puerto-princesa-to-el-nido-private-van',
      VAN,
    ],
    ['a slug twice in one file', ['own', 'own'], 'slug.1', 'own', BOAT],
  ])('are refused: %s of a listing in another section', (_name, slug, field, key, owner) => {
    const library = withChanged('listings', 'JT-ELN-A', (data) => ({ ...data, slug }));
    expect(libraryProblems(library)).toEqual([
      { file: BOAT, field, found: `"${key}", as in ${owner}`, allowed: ALLOWED },
    ]);
  });

  test('are refused: a landing page at the slug of a listing', () => {
    const file = aFile('landing-pages', 'el-nido-tour-a-joining', aLandingPage());
    expect(libraryProblems(withAdded('landingPages', file))).toEqual([
      {
        file: 'src/content/landing-pages/el-nido-tour-a-joining.yaml',
        field: "(the file's name)",
        found: `"el-nido-tour-a-joining", as in ${BOAT}`,
        allowed: ALLOWED,
      },
    ]);
  });

  test('are refused: a page at the address of a landing page', () => {
    const file = { id: 'private-transfers', file: 'src/content/pages/private-transfers.md', data: PAGE };
    expect(libraryProblems(withAdded('pages', file))).toEqual([
      {
        file: 'src/content/pages/private-transfers.md',
        field: "(the file's name)",
        found: '"private-transfers", as in src/content/landing-pages/private-transfers.yaml',
        allowed: ALLOWED,
      },
    ]);
  });

  test('are refused: two listings with one description', () => {
    const { seoDescription } = aListingSource().content;
    const library = withChanged('listings', 'JT-ELN-A', (data) => ({
      ...data,
      content: { ...data.content, seoDescription },
    }));
    expect(libraryProblems(library)).toEqual([
      { file: BOAT, field: 'content.seoDescription', found: `"${seoDescription}", as in ${VAN}`, allowed: ALLOWED },
    ]);
  });

  test('are refused: two places of one code', () => {
    const file = aFile('places', 'ELN-2', aPlace({ slug: 'el-nido-2', areas: [anArea({ id: 'eln-2' })] }));
    expect(libraryProblems(withAdded('places', file))).toEqual([
      {
        file: 'src/content/places/ELN-2.yaml',
        field: 'code',
        found: '"ELN", as in src/content/places/ELN.yaml',
        allowed: ALLOWED,
      },
    ]);
  });

  test('are refused: two places at one address', () => {
    const file = aFile('places', 'PBT', aPlace({ code: 'PBT', areas: [anArea({ id: 'pbt-terminal' })] }));
    expect(libraryProblems(withAdded('places', file))).toEqual([
      {
        file: 'src/content/places/PBT.yaml',
        field: 'slug',
        found: '"el-nido", as in src/content/places/ELN.yaml',
        allowed: ALLOWED,
      },
    ]);
  });

  test('are refused: two companies of one name', () => {
    const file = aFile('providers', 'adsts-2', { id: 'adsts-2', name: 'ADSTS', email: null, about: 'Drives too.' });
    expect(libraryProblems(withAdded('providers', file))).toEqual([
      {
        file: 'src/content/providers/adsts-2.yaml',
        field: 'name',
        found: '"ADSTS", as in src/content/providers/adsts.yaml',
        allowed: ALLOWED,
      },
    ]);
  });

  test('are refused: one area in two places', () => {
    const library = withChanged('places', 'PPS', (data) => ({ ...data, areas: [...data.areas, anArea()] }));
    expect(libraryProblems(library)).toEqual([
      {
        file: 'src/content/places/PPS.yaml',
        field: 'areas.1.id',
        found: '"eln-town-hotels", as in src/content/places/ELN.yaml',
        allowed: ALLOWED,
      },
    ]);
  });

  test('are refused: two providers of one id', () => {
    const file = aFile('providers', 'zion', { id: 'dspal', name: 'Zion', email: null, about: 'Drives.' });
    expect(libraryProblems(withAdded('providers', file))).toEqual([
      {
        file: 'src/content/providers/zion.yaml',
        field: 'id',
        found: '"dspal", as in src/content/providers/dspal.yaml',
        allowed: ALLOWED,
      },
    ]);
  });

  test('are refused: two fees of one id', () => {
    const [fee] = aLibrary().fees;
    if (!fee) throw new Error('the library has no fee');
    expect(libraryProblems(withAdded('fees', { ...fee, file: 'src/content/fees/copy.yaml' }))).toEqual([
      {
        file: 'src/content/fees/copy.yaml',
        field: 'id',
        found: '"el-nido-eco-tourism", as in src/content/fees/el-nido-eco-tourism.yaml',
        allowed: ALLOWED,
      },
    ]);
  });
});

describe('addresses that the site answers itself (specification.md#routes)', () => {
  test.each(['destinations', 'search', 'cart', 'payment', 'cancel', 'confirmation', '404', '500'])(
    'are refused for landing pages: /%s',
    (id) => {
      const library = withAdded('landingPages', aFile('landing-pages', id, aLandingPage()));
      expect(libraryProblems(library)).toEqual([
        {
          file: `src/content/landing-pages/${id}.yaml`,
          field: "(the file's name)",
          found: id,
          allowed: 'an address that the site does not use itself',
        },
      ]);
    },
  );
});
