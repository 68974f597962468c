import { expect, test } from 'vitest';
import { orderedJson } from '../../../src/lib/text/stable-stringify.ts';

test('the same data are the same text, whatever the order of their fields', () => {
  expect(orderedJson({ b: 1, a: { d: [2, 1], c: null } })).toBe(orderedJson({ a: { c: null, d: [2, 1] }, b: 1 }));
});

test('lists in another order are another text', () => {
  expect(orderedJson([1, 2])).not.toBe(orderedJson([2, 1]));
});
