import { describe, expect, test } from 'vitest';
import { listingSchema } from '../../../src/lib/catalogue/listing.schema.ts';
import {
  addToComparison,
  addToFront,
  comparePath,
  parseComparison,
  parseListingCode,
  toggleListing,
} from '../../../src/lib/catalogue/shortlist.ts';
import { aListingSource } from '../../fixtures/builders/a-listing.ts';

describe('a shortlist', () => {
  test('has the newest first, each once, and forgets the oldest', () => {
    expect(addToFront(['A', 'B', 'C'], 'D', 3)).toEqual(['D', 'A', 'B']);
    expect(addToFront(['A', 'B', 'C'], 'C', 3)).toEqual(['C', 'A', 'B']);
  });

  test('takes a code in and out', () => {
    expect(toggleListing(['A'], 'B')).toEqual(['B', 'A']);
    expect(toggleListing(['B', 'A'], 'B')).toEqual(['A']);
  });
});

describe('a comparison', () => {
  test('takes three and refuses a fourth', () => {
    expect(addToComparison(['A', 'B'], 'C')).toEqual({ kind: 'added', list: ['A', 'B', 'C'] });
    expect(addToComparison(['A', 'B', 'C'], 'D')).toEqual({ kind: 'full', list: ['A', 'B', 'C'] });
    expect(addToComparison(['A', 'B', 'C'], 'B')).toEqual({ kind: 'already', list: ['A', 'B', 'C'] });
  });
});

const read = (codes: string) => parseComparison(new URLSearchParams({ codes }));

describe('the address of a comparison', () => {
  test('names what is compared, and nothing where nothing is', () => {
    expect(comparePath(['PV-PPS-ELN', 'JT-HB'])).toBe('/compare?codes=PV-PPS-ELN,JT-HB');
    expect(comparePath([])).toBe('/compare');
  });

  test('is read back as it was written', () => {
    const { search } = new URL(comparePath(['PV-PPS-ELN', 'JT-HB']), 'https://site.test');
    expect(parseComparison(new URLSearchParams(search))).toEqual({ codes: ['PV-PPS-ELN', 'JT-HB'], leftOut: 0 });
  });

  test.each([
    ['JT-A,JT-B,JT-C,JT-D', ['JT-A', 'JT-B', 'JT-C'], 1],
    ['JT-A,JT-A', ['JT-A'], 0],
    ['<img src=x>,JT-A,../../x', ['JT-A'], 2],
    [',,JT-A,', ['JT-A'], 0],
    ['x'.repeat(9999), [], 1],
  ])('reads %s', (codes, expected, leftOut) => {
    expect(read(codes)).toEqual({ codes: expected, leftOut });
  });

  test('that names nothing asks for nothing', () => {
    expect(parseComparison(new URLSearchParams(''))).toBeNull();
    expect(read('')).toBeNull();
  });
});

test.each(['PV-PPS-ELN', 'PrivBoat-ELN-B', 'JT', 'PV-pps', 'PV PPS', '1-A', ''])(
  'a code is the same to an editor and to storage: "%s"',
  (code) => {
    const isCode = listingSchema.safeParse(aListingSource({ code })).success;
    expect(parseListingCode(code) !== undefined).toBe(isCode);
  },
);
