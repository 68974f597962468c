import { expect, test } from 'vitest';
import { stableStringify } from '../../../src/lib/text/stable-stringify.ts';

test('the same data are the same text, whatever the order of their fields', () => {
  expect(stableStringify({ b: 1, a: { d: [2, 1], c: null } })).toBe(
    stableStringify({ a: { c: null, d: [2, 1] }, b: 1 }),
  );
});

test('lists in another order are another text', () => {
  expect(stableStringify([1, 2])).not.toBe(stableStringify([2, 1]));
});
