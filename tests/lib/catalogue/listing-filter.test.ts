import { describe, expect, test } from 'vitest';
import { type ListingFilter, listingFilterSchema } from '../../../src/lib/catalogue/listing-filter.schema.ts';
import { matchesFilter } from '../../../src/lib/catalogue/listing-filter.ts';

const van = {
  code: 'PV-PPUR-PPS-ELN',
  listingType: 'PRIVATE_TRANSFER_WITH_TOUR',
  origin: 'PPS',
  destination: 'ELN',
} as const;

describe('filters of landing pages (specification.md#landing-pages)', () => {
  test.each<[string, ListingFilter, boolean]>([
    ['no condition', {}, true],
    ['the code contains a text', { codeContains: ['PPUR'] }, true],
    ['the code contains both texts', { codeContains: ['PV', 'PPUR'] }, true],
    ['the code contains one text of two', { codeContains: ['PV', 'SV'] }, false],
    ['the code contains it in capitals only (specification.md#landing-pages)', { codeContains: ['pv'] }, false],
    ['the code contains no excluded text', { codeContains: ['PV'], codeExcludes: ['SVC'] }, true],
    ['the code contains an excluded text', { codeContains: ['PV'], codeExcludes: ['PPUR'] }, false],
    ['the code contains one of two excluded texts', { codeExcludes: ['SVC', 'PPUR'] }, false],
    ['the type is one of several', { types: ['JOINING_TOUR', 'PRIVATE_TRANSFER_WITH_TOUR'] }, true],
    ['the type is another', { types: ['JOINING_TOUR'] }, false],
    ['the type is not excluded', { excludeTypes: ['JOINING_TOUR', 'PRIVATE_BOAT_TOUR'] }, true],
    ['the type is excluded', { excludeTypes: ['PRIVATE_TRANSFER_WITH_TOUR'] }, false],
    ['it starts there', { origin: 'PPS' }, true],
    ['it starts elsewhere', { origin: 'ELN' }, false],
    ['it ends there', { destination: 'ELN' }, true],
    ['it ends elsewhere', { destination: 'PPS' }, false],
    [
      'every condition holds',
      { codeContains: ['PV'], types: ['PRIVATE_TRANSFER_WITH_TOUR'], origin: 'PPS', destination: 'ELN' },
      true,
    ],
    [
      'all conditions but one hold',
      { codeContains: ['PV'], types: ['PRIVATE_TRANSFER_WITH_TOUR'], origin: 'ELN', destination: 'ELN' },
      false,
    ],
  ])('match by what they name: %s', (_name, filter, matches) => {
    expect(matchesFilter(van, filter)).toBe(matches);
  });
});

describe('a filter in a file', () => {
  test('may be empty', () => {
    expect(listingFilterSchema.safeParse({}).success).toBe(true);
  });

  test.each([
    ['a misspelt condition', { codeContain: ['PV'] }],
    ['a text instead of a list', { codeContains: 'PV' }],
    ['an empty list', { types: [] }],
    ['a type that does not exist', { types: ['BOAT'] }],
    ['a place name instead of a code', { origin: 'El Nido' }],
  ])('may not have %s', (_name, filter) => {
    expect(listingFilterSchema.safeParse(filter).success).toBe(false);
  });
});
