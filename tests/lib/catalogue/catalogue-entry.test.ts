import { describe, expect, test } from 'vitest';
import { catalogueEntrySchema } from '../../../src/lib/catalogue/catalogue-entry.schema.ts';
import { catalogueEntry } from '../../../src/lib/catalogue/catalogue-entry.ts';
import { aBoatTour, aListing } from '../../fixtures/builders/a-listing.ts';
import { aPolicy } from '../../fixtures/builders/a-policy.ts';

describe('a row of /catalogue.json (specification.md#public-hooks)', () => {
  test('has what search, filters and cards need', () => {
    const policy = aPolicy({ ladder: [{ until: '48h', feePercent: 0 }] });
    expect(catalogueEntry(aBoatTour({ isBestseller: true, reviewCount: 3, policy }), 'en')).toMatchObject({
      code: 'JT-ELN-A',
      slugs: ['el-nido-tour-a-joining'],
      type: 'JOINING_TOUR',
      origin: 'ELN',
      destination: 'ELN',
      priceUsd: 30,
      extraUsd: 30,
      inc: 1,
      maxPeople: 10,
      path: '/tours/el-nido-tour-a-joining',
      duration: '8h',
      provider: 'ADSTS',
      reviewCount: 3,
      bestseller: true,
      highlights: ['Leaves when you want', 'Stops when you ask', 'Room for eight'],
      keywords: ['private van', 'driver', 'door to door'],
      thumbnail: '/images/ELN-A/ELN-A1.webp',
    });
  });

  test('fits its schema and nothing of the long texts is in it', () => {
    const entry = catalogueEntry(aListing(), 'en');
    expect(catalogueEntrySchema.parse(entry)).toEqual(entry);
    expect(JSON.stringify(entry)).not.toContain('The driver collects you.');
  });

  test("shows the listing's own thumbnail", () => {
    expect(catalogueEntry(aListing({ thumbnail: 'VAN/3' }), 'en').thumbnail).toBe('/images/VAN/VAN3.webp');
  });
});
