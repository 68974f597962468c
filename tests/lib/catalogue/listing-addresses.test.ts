import { describe, expect, test } from 'vitest';
import { addressesOf, redirectingPathsOf, unbookablePathsOf } from '../../../src/lib/catalogue/listing-addresses.ts';
import type { ListingType } from '../../../src/lib/catalogue/listing-type.schema.ts';

function addressable(listingType: ListingType, origin = 'PPS', destination = 'ELN', slug = ['first', 'second']) {
  return { listingType, origin, destination, slug };
}

describe('addresses of a listing (specification.md#routes)', () => {
  test('any slug finds it and the first is canonical', () => {
    expect(addressesOf(addressable('PRIVATE_TRANSFER'))).toEqual([
      { section: 'transfers', slug: 'first', canonical: true },
      { section: 'transfers', slug: 'second', canonical: false },
    ]);
  });

  test('a single slug is canonical', () => {
    expect(addressesOf(addressable('JOINING_TOUR', 'ELN', 'ELN', ['only']))).toEqual([
      { section: 'tours', slug: 'only', canonical: true },
    ]);
  });
});

describe('sections that lead to a listing kept elsewhere (specification.md#routes)', () => {
  test.each<[ListingType, string, readonly string[]]>([
    ['SHARED_TRANSFER', 'ELN', ['/transportation/only']],
    ['PRIVATE_TRANSFER', 'ELN', ['/transportation/only']],
    ['PRIVATE_TRANSFER_WITH_TOUR', 'ELN', ['/transportation/only', '/tours/only']],
    ['PRIVATE_TRANSFER_WITH_TOUR', 'PPS', ['/transportation/only', '/transfers/only']],
    ['AIRPORT_TRANSFER', 'PPS', ['/transportation/only']],
    ['TOUR_PACKAGE_LOCAL', 'PPS', ['/transportation/only']],
    ['JOINING_TOUR', 'PPS', ['/transportation/only']],
    ['PRIVATE_BOAT_TOUR', 'PPS', ['/transportation/only']],
  ])('are known for %s from PPS to %s: %j', (type, destination, paths) => {
    expect(redirectingPathsOf(addressable(type, 'PPS', destination, ['only']))).toEqual(paths);
  });

  test('both slugs lead there', () => {
    expect(redirectingPathsOf(addressable('PRIVATE_TRANSFER'))).toEqual([
      '/transportation/first',
      '/transportation/second',
    ]);
  });
});

test('the booking addresses of an example lead to its page, those of other listings are pages', () => {
  const slug = ['first', 'second'];
  expect(unbookablePathsOf({ slug, sample: true })).toEqual(['/booking/first', '/booking/second']);
  expect(unbookablePathsOf({ slug, sample: false })).toEqual([]);
});
