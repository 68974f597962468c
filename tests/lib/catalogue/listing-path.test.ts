import { expect, test } from 'vitest';
import { listingPath } from '../../../src/lib/catalogue/listing-path.ts';

test.each([
  ['JOINING_TOUR', '/tours/a'],
  ['PRIVATE_TRANSFER', '/transfers/a'],
  ['AIRPORT_TRANSFER', '/airport-transfer/a'],
] as const)(
  'a listing of type %s answers in its section under its first slug (specification.md#routes)',
  (listingType, path) => {
    const listing = { listingType, origin: 'PPS', destination: 'ELN', slug: ['a', 'b'] };
    expect(listingPath(listing)).toBe(path);
  },
);
