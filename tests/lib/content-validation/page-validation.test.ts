import { describe, expect, test } from 'vitest';
import type { ListingFilter } from '../../../src/lib/catalogue/listing-filter.schema.ts';
import { libraryProblems } from '../../../src/lib/content-validation/library-validation.ts';
import type { Policy } from '../../../src/lib/policies/policy.schema.ts';
import { aFile, aLibrary, withChanged } from '../../fixtures/builders/a-library.ts';

const LANDING = 'src/content/landing-pages/private-transfers.yaml';
const MATCHES = 'a filter that matches at least one published listing';

describe('landing pages and fees that match nothing', () => {
  test.each<[string, ListingFilter, string]>([
    ['a code that no listing has', { codeContains: ['XX'] }, '{"codeContains":["XX"]}'],
    ['a code in small letters', { codeContains: ['pv'] }, '{"codeContains":["pv"]}'],
    ['a place that no file has', { origin: 'XXX' }, '{"origin":"XXX"}'],
    ['a type without listings', { types: ['AIRPORT_TRANSFER'] }, '{"types":["AIRPORT_TRANSFER"]}'],
  ])('are refused: %s', (_name, filter, found) => {
    const library = withChanged('landingPages', 'private-transfers', (data) => ({ ...data, filter }));
    expect(libraryProblems(library)).toEqual([{ file: LANDING, field: 'filter', found, allowed: MATCHES }]);
  });

  test('are refused when they match only drafts', () => {
    const library = withChanged('listings', 'PV-PPS-ELN', (data) => ({ ...data, status: 'DRAFT' as const }));
    expect(libraryProblems(library)).toEqual([
      { file: LANDING, field: 'filter', found: '{"codeContains":["PV"]}', allowed: MATCHES },
    ]);
  });

  test('a fee for listings that do not exist', () => {
    const library = withChanged('fees', 'el-nido-eco-tourism', (data) => ({
      ...data,
      appliesTo: [...data.appliesTo, { codeContains: ['ELN-Z'] }],
    }));
    expect(libraryProblems(library)).toEqual([
      {
        file: 'src/content/fees/el-nido-eco-tourism.yaml',
        field: 'appliesTo.1',
        found: '{"codeContains":["ELN-Z"]}',
        allowed: MATCHES,
      },
    ]);
  });
});

describe('references of pages to other files', () => {
  test.each(['vans', 'private-transfers'])('a canonical page that is none: %s', (canonical) => {
    const library = withChanged('landingPages', 'private-transfers', (data) => ({ ...data, canonical }));
    expect(libraryProblems(library)).toEqual([
      {
        file: LANDING,
        field: 'canonical',
        found: `"${canonical}"`,
        allowed: 'the file name of a landing page that has no canonical page itself',
      },
    ]);
  });

  test('an intro that does not exist', () => {
    const library = withChanged('landingPages', 'private-transfers', (data) => ({ ...data, intro: 'vans' }));
    expect(libraryProblems(library)).toEqual([
      { file: LANDING, field: 'intro', found: '"vans"', allowed: 'one of private-transfers' },
    ]);
  });

  test('a hero picture of an image group that does not exist', () => {
    const library = aLibrary({
      heroes: aFile('settings', 'heroes', { '/': { image: 'BUS/2' }, '/tours': { title: 'Tours' } }),
    });
    expect(libraryProblems(library)).toEqual([
      {
        file: 'src/content/settings/heroes.yaml',
        field: 'heroes./.image',
        found: '"BUS/2"',
        allowed: 'a number from 1 to 5 in one of VAN, ELN-A',
      },
    ]);
  });

  test("a place's picture of an image group that does not exist", () => {
    const library = withChanged('places', 'ELN', (data) => ({ ...data, image: 'toString/1' }));
    expect(libraryProblems(library)).toEqual([
      {
        file: 'src/content/places/ELN.yaml',
        field: 'image',
        found: '"toString/1"',
        allowed: 'a number from 1 to 5 in one of VAN, ELN-A',
      },
    ]);
  });

  test('a bestseller that does not exist', () => {
    const library = aLibrary({ bestsellers: aFile('settings', 'bestsellers', ['PV-PPS-ELN', 'PV-GONE']) });
    expect(libraryProblems(library)).toEqual([
      {
        file: 'src/content/settings/bestsellers.yaml',
        field: 'codes.1',
        found: '"PV-GONE"',
        allowed: 'the code of a listing that is no example',
      },
    ]);
  });
});

describe('policies that contradict themselves (specification.md#cancellation)', () => {
  const deposit = { type: 'deposit', depositPercent: 20, depositRefundable: false, balanceDue: '48h' } as const;

  test.each<[string, Partial<Policy>, string, string]>([
    [
      'a ladder that ends before departure',
      { ladder: [{ until: '24h', feePercent: 0 }] },
      'ladder',
      'the last rung must be "0h", so that every moment has a rule',
    ],
    [
      'rungs from late to early',
      {
        ladder: [
          { until: '24h', feePercent: 0 },
          { until: '7d', feePercent: 50 },
          { until: '0h', feePercent: 100 },
        ],
      },
      'ladder',
      'rungs must go from the earliest deadline to the latest',
    ],
    [
      'one deadline in hours and in days',
      {
        ladder: [
          { until: '2d', feePercent: 0 },
          { until: '48h', feePercent: 50 },
          { until: '0h', feePercent: 100 },
        ],
      },
      'ladder',
      'rungs must go from the earliest deadline to the latest',
    ],
    [
      'fees that fall',
      {
        ladder: [
          { until: '7d', feePercent: 50 },
          { until: '24h', feePercent: 0 },
          { until: '0h', feePercent: 100 },
        ],
      },
      'ladder',
      'fees must not fall as departure comes nearer',
    ],
    [
      'a no-show that is cheaper than cancelling',
      { noShowFeePercent: 50 },
      'noShowFeePercent',
      "50 is less than the last rung's fee of 100, so not showing up would be cheaper than cancelling",
    ],
    [
      'a deposit of everything',
      { payment: { ...deposit, depositPercent: 100 } },
      'payment.depositPercent',
      '100 is not a deposit; allowed is more than 0 and less than 100',
    ],
    [
      'a balance due after the last refund',
      { payment: { ...deposit, balanceDue: '12h' } },
      'payment.balanceDue',
      'the balance would be due after nothing is refundable any more',
    ],
  ])('are refused: %s', (_name, changes, field, found) => {
    const library = withChanged('policies', 'private-van-24h', (data) => ({ ...data, ...changes }));
    expect(libraryProblems(library)).toEqual([
      {
        file: 'src/content/policies/private-van-24h.yaml',
        field,
        found,
        allowed: 'rules that do not contradict each other',
      },
    ]);
  });
});

test('a photograph of a group that does not exist is named with its place in the file', () => {
  const library = aLibrary({ photographs: aFile('settings', 'image-groups', ['VAN/1', 'SEA/2']) });
  expect(libraryProblems(library)).toEqual([
    {
      file: 'src/content/settings/image-groups.yaml',
      field: 'photographs.1',
      found: '"SEA/2"',
      allowed: 'a number from 1 to 5 in one of VAN, ELN-A',
    },
  ]);
});
