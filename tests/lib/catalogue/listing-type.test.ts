import { describe, expect, test } from 'vitest';
import { LISTING_TYPES, type ListingType } from '../../../src/lib/catalogue/listing-type.schema.ts';
import { listingTypeLabel, sectionOf } from '../../../src/lib/catalogue/listing-type.ts';

describe('the section of a listing (specification.md#routes)', () => {
  test.each<[ListingType, string, string, string]>([
    ['SHARED_TRANSFER', 'PPS', 'ELN', 'transfers'],
    ['PRIVATE_TRANSFER', 'PPS', 'ELN', 'transfers'],
    ['PRIVATE_TRANSFER_WITH_TOUR', 'PPS', 'ELN', 'transfers'],
    ['PRIVATE_TRANSFER_WITH_TOUR', 'PPS', 'PPS', 'tours'],
    ['JOINING_TOUR', 'ELN', 'ELN', 'tours'],
    ['PRIVATE_BOAT_TOUR', 'ELN', 'ELN', 'tours'],
    ['AIRPORT_TRANSFER', 'ELN', 'ELN', 'airport-transfer'],
    ['TOUR_PACKAGE_LOCAL', 'ELN', 'ELN', 'tours'],
    ['TOUR_PACKAGE_INTL', 'PPS', 'ELN', 'tours'],
  ])('%s from %s to %s is in %s', (listingType, origin, destination, section) => {
    expect(sectionOf({ listingType, origin, destination })).toBe(section);
  });
});

describe('listing types (specification.md#listings)', () => {
  test('are eight', () => {
    expect(LISTING_TYPES).toHaveLength(8);
  });

  test('each has words of its own', () => {
    expect(new Set(LISTING_TYPES.map((type) => listingTypeLabel(type, 'en'))).size).toBe(8);
  });

  test('no label shows a constant', () => {
    expect(
      LISTING_TYPES.map((type) => listingTypeLabel(type, 'en')).filter((label) => /_|^[A-Z]+$/.test(label)),
    ).toEqual([]);
  });
});
