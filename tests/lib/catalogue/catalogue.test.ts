import { describe, expect, test } from 'vitest';
import { buildCatalogue, placeOf } from '../../../src/lib/catalogue/catalogue.ts';
import { aFile, aLibrary, withAdded, withChanged } from '../../fixtures/builders/a-library.ts';
import { aListingSource } from '../../fixtures/builders/a-listing.ts';

describe('the catalogue (specification.md#listings)', () => {
  test('has published listings only', () => {
    const library = withChanged('listings', 'JT-ELN-A', (data) => ({ ...data, status: 'DRAFT' as const }));
    expect(buildCatalogue(library, '1.15').listings.map(({ code }) => code)).toEqual(['PV-PPS-ELN']);
  });

  test('finds listings and places by their codes', () => {
    const catalogue = buildCatalogue(aLibrary(), '1.15');
    expect(catalogue.listingByCode.get('JT-ELN-A')?.title).toBe('El Nido Tour A joining boat');
    expect(placeOf(catalogue, 'PPS').name).toBe('Puerto Princesa');
  });

  test('puts provider and policy in place of their ids', () => {
    const listing = buildCatalogue(aLibrary(), '1.15').listingByCode.get('JT-ELN-A');
    expect(listing?.serviceProvider).toMatchObject({ name: 'DSPal', email: 'tours@example.com' });
    expect(listing?.policy.ladder[0]).toEqual({ until: '24h', feePercent: 0 });
    expect(listing).not.toHaveProperty('providerId');
  });

  test('knows its bestsellers', () => {
    const flags = buildCatalogue(aLibrary(), '1.15').listings.map(({ code, isBestseller }) => [code, isBestseller]);
    expect(flags).toEqual([
      ['PV-PPS-ELN', true],
      ['JT-ELN-A', false],
    ]);
  });

  test('gives each listing the path of its first slug', () => {
    expect(buildCatalogue(aLibrary(), '1.15').listings.map(({ path }) => path)).toEqual([
      '/transfers/puerto-princesa-to-el-nido-private-van',
      '/tours/el-nido-tour-a-joining',
    ]);
  });

  test('does not know a place that no file has', () => {
    expect(() => placeOf(buildCatalogue(aLibrary(), '1.15'), 'XXX')).toThrow(
      '"XXX" is unknown; libraryProblems() names the file',
    );
  });

  test('cannot be built with a provider that no file has', () => {
    const library = withAdded('listings', aFile('listings', 'PV-X-Y', aListingSource({ providerId: 'nobody' })));
    expect(() => buildCatalogue(library, '1.15')).toThrow('"nobody" is unknown');
  });
});

describe('catalogue prices (specification.md#price-rule)', () => {
  test.each([
    ['1.15', 173, 30],
    ['1', 150, 26],
    ['1.2', 180, 31],
  ])('with markup %s a van costs %i and a seat %i', (markup, van, seat) => {
    const { listingByCode } = buildCatalogue(aLibrary(), markup);
    expect(listingByCode.get('PV-PPS-ELN')?.price).toEqual({ base: van, extra: 0, inc: 8, currency: 'USD' });
    expect(listingByCode.get('JT-ELN-A')?.price).toEqual({ base: seat, extra: seat, inc: 1, currency: 'USD' });
  });
});
