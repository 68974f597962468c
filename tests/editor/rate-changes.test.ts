import { expect, test } from 'vitest';
import { rateChanges, withTodaysRates } from '../../editor/lib/rate-changes.ts';

const file = (rates: unknown) => ({ date: '2026-09-29', source: 'My bank', rates });

test.each([
  [1, 1.5, false],
  [1, 1.51, true],
  [1.5, 1, false],
  [1.51, 1, true],
])('a rate of %d that becomes %d is unusual: %s', (before, after, isLarge) => {
  expect(rateChanges(file({ EUR: before }), file({ EUR: after }))).toMatchObject([{ before, after, isLarge }]);
});

test('rates that are the same are no changes, in whatever order they stand', () => {
  expect(rateChanges(file({ EUR: 1, PHP: 58 }), file({ PHP: 58, EUR: 1 }))).toEqual([]);
});

test.each([[undefined], [null], ['0.9'], [0], [-1], [Number.NaN], [{}]])(
  'a rate that is %j counts as none, before or after',
  (rate) => {
    const none = { code: 'EUR', change: '', isLarge: false };
    expect(rateChanges(file({ EUR: rate }), file({ EUR: 2 }))).toEqual([{ ...none, before: null, after: 2 }]);
    expect(rateChanges(file({ EUR: 2 }), file({ EUR: rate }))).toEqual([{ ...none, before: 2, after: null }]);
  },
);

test.each([[undefined], [null], ['rates'], [[1, 2]]])('a file whose rates are %j has none', (rates) => {
  expect(rateChanges(file(rates), file({ EUR: 2 })).map(({ code }) => code)).toContain('EUR');
});

test('the rates of today take the place of earlier ones, and others stay', () => {
  const today = { date: '2026-11-27', source: 'The publisher', rates: { EUR: 0.88 }, missing: ['PHP'] };
  expect(withTodaysRates({ ...file({ EUR: 0.9, PHP: 58 }), note: 'x' }, today)).toEqual({
    date: '2026-11-27',
    source: 'The publisher',
    rates: { EUR: 0.88, PHP: 58 },
    note: 'x',
  });
});
