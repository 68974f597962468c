import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listingSchema } from '../../../src/lib/catalogue/listing.schema.ts';
import { onSiteFeeSchema } from '../../../src/lib/catalogue/on-site-fee.schema.ts';
import { schemaProblems } from '../../../src/lib/content-validation/schema-validation.ts';
import { redirectsSchema } from '../../../src/lib/navigation/redirect.schema.ts';
import { policySchema } from '../../../src/lib/policies/policy.schema.ts';
import { aListingSource } from '../../fixtures/builders/a-listing.ts';
import { aPolicy } from '../../fixtures/builders/a-policy.ts';

const FILE = 'src/content/listings/PV-PPS-ELN.yaml';

function problemsOf(schema: z.ZodMiniType, data: unknown) {
  const result = schema.safeParse(data);
  return result.success ? [] : schemaProblems(FILE, result.error.issues, data);
}

const listing = aListingSource();

describe('a mistake in a file', () => {
  test.each<[string, object, string, string, string]>([
    ['a wrong type', { maxPeople: 'eight' }, 'maxPeople', '"eight"', 'a number'],
    ['a missing field', { title: undefined }, 'title', 'nothing', 'a text'],
    ['an unknown field', { hilights: ['x'] }, 'hilights', '["x"]', 'no field of this name; check its spelling'],
    ['a list in place of a text', { policy: ['x'] }, 'policy', '["x"]', 'a text'],
    ['a text in place of a list', { slug: 'x' }, 'slug', '"x"', 'a list'],
    ['a text in place of yes or no', { sample: 'yes' }, 'sample', '"yes"', 'true or false'],
    ['a text in place of fields', { ratePlan: '150' }, 'ratePlan', '"150"', 'a group of fields'],
    ['nothing in place of fields', { ratePlan: null }, 'ratePlan', 'null', 'a group of fields'],
    ['price of zero', { ratePlan: { base: 0, extra: 0, inc: 8 } }, 'ratePlan.base', '0', 'a price above 0'],
    [
      'price of three decimals',
      { ratePlan: { base: 28.999, extra: 0, inc: 1 } },
      'ratePlan.base',
      '28.999',
      'US dollars with at most two decimals, as in 25.99',
    ],
    [
      'unknown field deep inside',
      { ratePlan: { base: 1, extra: 0, inc: 8, included: 8 } },
      'ratePlan.included',
      '8',
      'no field of this name; check its spelling',
    ],
    [
      'bad slug',
      { slug: ['ok', 'Not OK'] },
      'slug.1',
      '"Not OK"',
      'lower-case words joined by hyphens, as in "el-nido-tour-a"',
    ],
    ['unknown value', { status: 'LIVE' }, 'status', '"LIVE"', 'one of "PUBLISHED", "DRAFT"'],
    ['too short a list', { images: [] }, 'images', '[]', 'at least 1 entry'],
    [
      'too long a text',
      { title: 'x'.repeat(81) },
      'title',
      `"${'x'.repeat(79)}… (81 characters)`,
      'at most 80 characters',
    ],
    ['too small a number', { maxPeople: 0 }, 'maxPeople', '0', 'at least 1'],
    ['half a person', { maxPeople: 7.5 }, 'maxPeople', '7.5', 'a whole number'],
  ])('says file, field, what was found and what is allowed, as in: %s', (_name, changes, field, found, allowed) => {
    expect(problemsOf(listingSchema, { ...listing, ...changes })).toEqual([{ file: FILE, field, found, allowed }]);
  });

  test('a bad time label is named where it stands', () => {
    const content = { ...listing.content, itinerary: { '+0h': 'Start.', '9 o’clock': 'Breakfast.' } };
    expect(problemsOf(listingSchema, { ...listing, content })).toEqual([
      {
        file: FILE,
        field: 'content.itinerary',
        found: '"9 o’clock"',
        allowed: 'labels such as "08:00", "08:00-09:30", "+0h" or "+2h30m"',
      },
    ]);
  });

  test('an unknown way to pay is named', () => {
    const policy = { ...aPolicy(), payment: { type: 'later' } };
    expect(problemsOf(policySchema, policy)).toEqual([
      { file: FILE, field: 'payment.type', found: '"later"', allowed: 'one of "full", "deposit"' },
    ]);
  });

  test('a deposit whose balance is never due is named', () => {
    const policy = { ...aPolicy(), payment: { type: 'deposit', depositRefundable: false, depositPercent: 20 } };
    expect(problemsOf(policySchema, policy)).toEqual([
      { file: FILE, field: 'payment.balanceDue', found: 'nothing', allowed: 'a text' },
    ]);
  });

  test.each<[string, unknown, string]>([
    ['an empty file', null, 'null'],
    ['a file of one text', 'Hello', '"Hello"'],
    ['a file of one list', [], '[]'],
  ])('%s is named as a whole', (_name, data, found) => {
    expect(problemsOf(listingSchema, data)).toEqual([
      { file: FILE, field: '(the whole file)', found, allowed: 'a group of fields' },
    ]);
  });

  test('every mistake of a file is named', () => {
    const fields = problemsOf(listingSchema, {
      ...listing,
      code: 'x',
      origin: 'x',
      slug: ['A', 'B'],
      hilights: [],
    }).map(({ field }) => field);
    expect(fields.toSorted()).toEqual(['code', 'hilights', 'origin', 'slug.0', 'slug.1']);
  });

  test('a wrong name at the top of a file is told without a field', () => {
    const schema = z.record(z.string().check(z.regex(/^[a-z]+$/, { error: 'small letters' })), z.number());
    expect(problemsOf(schema, { A: 1 })).toEqual([
      { file: FILE, field: '(the whole file)', found: '"A"', allowed: 'small letters' },
    ]);
  });
});

describe('on-site fee files (specification.md#on-site-fees)', () => {
  const fee = {
    id: 'kayak',
    name: 'Kayak hire',
    amountPhp: 300,
    per: 'item',
    optional: true,
    purpose: 'For paddling.',
    appliesTo: [{ codeContains: ['ELN-A'] }],
  };

  test.each<[string, object, string, string, string]>([
    ['a fee of zero', { amountPhp: 0 }, 'amountPhp', '0', 'a fee above 0 pesos'],
    ['centavos', { amountPhp: 300.5 }, 'amountPhp', '300.5', 'a whole number'],
    ['an unknown unit', { per: 'boat' }, 'per', '"boat"', 'one of "person", "item"'],
    ['a fee for nothing', { appliesTo: [] }, 'appliesTo', '[]', 'at least 1 entry'],
    [
      'a misspelt condition',
      { appliesTo: [{ codeContain: ['ELN-A'] }] },
      'appliesTo.0.codeContain',
      '["ELN-A"]',
      'no field of this name; check its spelling',
    ],
  ])('are refused with %s', (_name, changes, field, found, allowed) => {
    expect(problemsOf(onSiteFeeSchema, { ...fee, ...changes })).toEqual([{ file: FILE, field, found, allowed }]);
  });
});

describe('policy files (specification.md#cancellation)', () => {
  test.each<[string, object, string, string, string]>([
    [
      'a notice in weeks',
      { bookingNotice: '1w' },
      'bookingNotice',
      '"1w"',
      'hours or days before departure, as in "24h" or "7d"',
    ],
    ['a percentage above 100', { noShowFeePercent: 101 }, 'noShowFeePercent', '101', 'percentage from 0 to 100'],
    ['a percentage below 0', { processingFeePercent: -1 }, 'processingFeePercent', '-1', 'percentage from 0 to 100'],
    ['no rung', { ladder: [] }, 'ladder', '[]', 'at least 1 entry'],
    [
      'a misspelt rung',
      { ladder: [{ until: '0h', feePercent: 0, fee: 1 }] },
      'ladder.0.fee',
      '1',
      'no field of this name; check its spelling',
    ],
  ])('are refused with %s', (_name, changes, field, found, allowed) => {
    expect(problemsOf(policySchema, { ...aPolicy(), ...changes })).toEqual([
      { file: FILE, field, found, allowed: expect.stringContaining(allowed) },
    ]);
  });
});

describe('the redirect file (specification.md#redirects)', () => {
  test.each<[string, object, string]>([
    ['an old address without slash', { from: 'home', to: '/' }, 'redirects.0.from'],
    ['an address without https', { from: '/x', to: 'http://example.com' }, 'redirects.0.to'],
    ['a misspelt field', { from: '/x', to: '/y', permament: true }, 'redirects.0.permament'],
  ])('is refused with %s', (_name, redirect, field) => {
    expect(problemsOf(redirectsSchema, { redirects: [redirect] }).map((problem) => problem.field)).toEqual([field]);
  });
});
