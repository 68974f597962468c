import { expect, test } from 'vitest';
import { netCents } from '../../../src/lib/money/net-price.ts';

test.each([
  ['a price without a commission', 1600, 0, 1600],
  ['a price in whole dollars, exactly', 1600, 15, 1360],
  ['half a cent of commission, which is rounded up', 750, 15, 637],
  ['less than half a cent, which is rounded down', 101, 15, 86],
  ['nothing', 0, 15, 0],
  ['everything', 1600, 100, 0],
  ['a large price', 9_007_199_254_700, 33, 6_034_823_500_649],
])('a reseller pays for %s', (_name, cents, percent, net) => {
  expect(netCents(cents, percent)).toBe(net);
});

test('the net price of a group is the sum of its persons, whatever the whole percentage', () => {
  for (let percent = 0; percent <= 90; percent += 1) {
    for (const dollars of [1, 15, 17, 99]) {
      expect(netCents(dollars * 100 * 7, percent)).toBe(netCents(dollars * 100, percent) * 7);
    }
  }
});
