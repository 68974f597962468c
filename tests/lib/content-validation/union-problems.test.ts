import { expect, test } from 'vitest';
import { listingSchema } from '../../../src/lib/catalogue/listing.schema.ts';
import { schemaProblems } from '../../../src/lib/content-validation/schema-validation.ts';
import { aListingSource } from '../../fixtures/builders/a-listing.ts';

/** What is said of a listing with one closure. */
function problemsOf(closure: unknown) {
  const data = { ...aListingSource(), closures: [closure] };
  const result = listingSchema.safeParse(data);
  return result.success ? [] : schemaProblems('PV-PPS-ELN.yaml', result.error.issues, data);
}

test.each<[string, object, string, string]>([
  [
    'the end of a season',
    { from: '06-15', to: 'June', reason: 'x' },
    'closures.0.to',
    'a month and a day such as "06-15"',
  ],
  [
    'the end of certain days',
    { from: '2027-06-15', to: '2027-06-31', reason: 'x' },
    'closures.0.to',
    'a date such as "2027-04-25"',
  ],
  [
    'a day of neither',
    { from: 'June', to: '06-20', reason: 'x' },
    'closures.0.from',
    'a month and a day such as "06-15"',
  ],
  [
    'days in the wrong order',
    { from: '2027-06-20', to: '2027-06-15', reason: 'x' },
    'closures.0',
    '`from` must not be after `to`',
  ],
  [
    'an unknown field',
    { from: '06-15', to: '06-20', reason: 'x', why: 'y' },
    'closures.0.why',
    'no field of this name; check its spelling',
  ],
  ['a missing reason', { from: '06-15', to: '06-20' }, 'closures.0.reason', 'a text'],
])('where a value may have several shapes, the one that it fits best is told: %s', (_name, closure, field, allowed) => {
  const problems = problemsOf(closure);
  expect(problems.map((problem) => [problem.field, problem.allowed])).toEqual([[field, allowed]]);
});

test('where it fits two shapes alike, both are told, and another kind of value is called so', () => {
  const both = problemsOf({ from: 'July', to: 'June', reason: 'x' });
  expect(both.map(({ field, allowed }) => [field, allowed])).toEqual([
    ['closures.0.from', 'a month and a day such as "06-15", or a date such as "2027-04-25"'],
    ['closures.0.to', 'a month and a day such as "06-15", or a date such as "2027-04-25"'],
  ]);
  const [other] = problemsOf('June');
  expect(other).toMatchObject({ field: 'closures.0', found: '"June"', allowed: 'another kind of value' });
});
