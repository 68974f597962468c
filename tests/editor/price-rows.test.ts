import { expect, test } from 'vitest';
import { percentText, priceRows } from '../../editor/lib/price-rows.ts';
import { aPriceDifference } from '../fixtures/builders/a-price-difference.ts';

test.each([
  [150, 155, '+3.3%'],
  [155, 150, '−3.2%'],
  [100, 200, '+100%'],
  [1000, 1000.1, '0%'],
  [0, 5, ''],
])('a price of %d that becomes %d has changed by "%s"', (before, after, text) => {
  expect(percentText(before, after)).toBe(text);
});

test('a difference is told field by field before markup, then by what groups pay', () => {
  const difference = aPriceDifference({
    fields: [
      { field: 'base', before: 25.99, after: 27.5 },
      { field: 'inc', before: 1, after: 2 },
    ],
    groups: [
      { people: 1, beforeCents: 3000, afterCents: 3200 },
      { people: 4, beforeCents: 12000, afterCents: 9600 },
    ],
  });
  expect(priceRows(difference)).toEqual([
    { name: 'Base, before markup', before: '$25.99', after: '$27.50', change: '+5.8%' },
    { name: 'People included', before: '1', after: '2', change: '' },
    { name: '1 person', before: '$30', after: '$32', change: '+6.7%' },
    { name: '4 people', before: '$120', after: '$96', change: '−20%' },
  ]);
});
