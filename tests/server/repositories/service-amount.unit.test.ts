import { expect, test } from 'vitest';
import { countedCents, shareOf } from '../../../src/server/repositories/service-amount.ts';

test.each([
  ['all of it', 17_300, 1_003_400, 1_003_400, 17_300],
  ['half of it, rounded down', 17_301, 1, 2, 8650],
  ['a part', 17_300, 500_000, 1_003_400, 8620],
  ['almost all of it', 17_300, 1_003_399, 1_003_400, 17_299],
  ['more than all of it', 17_300, 2_006_800, 1_003_400, 34_600],
  ['nothing', 17_300, 0, 1_003_400, 0],
  ['more than binary fractions can hold', 9_007_199_254_740_991, 3, 3, 9_007_199_254_740_991],
])('a share of what was paid is worth as much of the whole: %s', (_name, worth, part, whole, share) => {
  expect(shareOf(worth, part, whole)).toBe(share);
});

test('money in another currency counts for nothing', () => {
  const asked = { cents: 17_300, charged: { amount: 17_300, currency: 'USD' } };
  expect(countedCents(asked, { amount: 17_300, currency: 'JPY' })).toBe(0);
  expect(countedCents(asked, { amount: 17_300, currency: 'USD' })).toBe(17_300);
});
