import { describe, expect, test } from 'vitest';
import type { FilterableListing } from '../../../src/lib/catalogue/listing-filter.ts';
import { type OnSiteFee, onSiteFeeSchema } from '../../../src/lib/catalogue/on-site-fee.schema.ts';
import { cashToBring, onSiteFeesOf } from '../../../src/lib/catalogue/on-site-fees.ts';

const ECO_TOURISM: OnSiteFee = {
  id: 'el-nido-eco-tourism',
  name: 'El Nido eco-tourism fee',
  amountPhp: 400,
  per: 'person',
  optional: false,
  purpose: 'For the protected bay.',
  appliesTo: [{ origin: 'ELN', types: ['JOINING_TOUR', 'PRIVATE_BOAT_TOUR'] }],
};
const LAGOON: OnSiteFee = {
  ...ECO_TOURISM,
  id: 'lagoon-premium',
  name: 'Lagoon premium',
  amountPhp: 200,
  appliesTo: [{ codeContains: ['ELN-A'] }, { codeContains: ['PKG-ELN'] }],
};
const KAYAK: OnSiteFee = {
  ...ECO_TOURISM,
  id: 'kayak',
  name: 'Kayak hire',
  amountPhp: 300,
  per: 'item',
  optional: true,
  appliesTo: [{ codeContains: ['ELN-A'] }],
};
const PUERTO_PRINCESA: OnSiteFee = {
  ...ECO_TOURISM,
  id: 'puerto-princesa-eco-tourism',
  name: 'Puerto Princesa eco-tourism fee',
  amountPhp: 150,
  appliesTo: [{ codeContains: ['PPUR'] }, { codeContains: ['HB'] }],
};
const FEES = [ECO_TOURISM, LAGOON, KAYAK, PUERTO_PRINCESA];

function listing(code: string, listingType: FilterableListing['listingType'], origin: string): FilterableListing {
  return { code, listingType, origin, destination: origin };
}

describe('which fees a listing has (specification.md#on-site-fees)', () => {
  test.each([
    ['tour A', listing('JT-ELN-A', 'JOINING_TOUR', 'ELN'), ['El Nido eco-tourism fee', 'Lagoon premium', 'Kayak hire']],
    ['tour B', listing('JT-ELN-B', 'JOINING_TOUR', 'ELN'), ['El Nido eco-tourism fee']],
    ['a private boat', listing('PrivBoat-ELN-C', 'PRIVATE_BOAT_TOUR', 'ELN'), ['El Nido eco-tourism fee']],
    ['Honda Bay', listing('JT-HB', 'JOINING_TOUR', 'PPS'), ['Puerto Princesa eco-tourism fee']],
    [
      'the Underground River',
      listing('PV-PPUR', 'PRIVATE_TRANSFER_WITH_TOUR', 'PPS'),
      ['Puerto Princesa eco-tourism fee'],
    ],
    ['a van from El Nido', listing('PV-ELN-PPS', 'PRIVATE_TRANSFER', 'ELN'), []],
    ['a code in small letters', listing('pv-ppur', 'PRIVATE_TRANSFER_WITH_TOUR', 'PPS'), []],
  ])('follows from its type and its places: %s', (_name, trip, names) => {
    expect(onSiteFeesOf(trip, FEES).map(({ name }) => name)).toEqual(names);
  });

  test('a fee that two of its filters match is paid once', () => {
    const twice: OnSiteFee = { ...LAGOON, appliesTo: [{ origin: 'ELN' }, { codeContains: ['ELN-A'] }] };
    expect(onSiteFeesOf(listing('JT-ELN-A', 'JOINING_TOUR', 'ELN'), [twice])).toEqual([twice]);
  });
});

describe('cash to bring in pesos (specification.md#on-site-fees)', () => {
  test.each([
    ['eco-tourism for one', [ECO_TOURISM], 1, 400],
    ['eco-tourism for three', [ECO_TOURISM], 3, 1200],
    ['eco-tourism and the lagoon for two', [ECO_TOURISM, LAGOON], 2, 1200],
    ['Puerto Princesa for four', [PUERTO_PRINCESA], 4, 600],
    ['nothing for a kayak that one can do without', [KAYAK], 5, 0],
    ['eco-tourism only, kayak aside', [ECO_TOURISM, KAYAK], 2, 800],
    ['an item once for the group', [{ ...KAYAK, optional: false }], 5, 300],
    ['nothing where there are no fees', [], 5, 0],
  ])('is counted for the group: %s', (_name, fees, people, pesos) => {
    expect(cashToBring(fees, people)).toBe(pesos);
  });
});

describe('a fee in a file (specification.md#on-site-fees)', () => {
  test('is whole pesos', () => {
    expect(onSiteFeeSchema.parse(ECO_TOURISM)).toEqual(ECO_TOURISM);
  });

  test.each([
    ['of nothing', { ...ECO_TOURISM, amountPhp: 0 }],
    ['below nothing', { ...ECO_TOURISM, amountPhp: -400 }],
    ['with centavos', { ...ECO_TOURISM, amountPhp: 400.5 }],
    ['in a text', { ...ECO_TOURISM, amountPhp: '400' }],
    ['per boat', { ...ECO_TOURISM, per: 'boat' }],
    ['without a listing', { ...ECO_TOURISM, appliesTo: [] }],
    ['without a purpose', { ...ECO_TOURISM, purpose: '' }],
    ['with capitals in its id', { ...ECO_TOURISM, id: 'Kayak' }],
    ['with an unknown field', { ...ECO_TOURISM, amountUsd: 7 }],
  ])('may not be %s', (_name, fee) => {
    expect(onSiteFeeSchema.safeParse(fee).success).toBe(false);
  });
});
