import { expect, test } from 'vitest';
import { editDistance } from '../../../src/lib/places/edit-distance.ts';

test.each([
  ['nacpan', 'nacpan', 0],
  ['nacpan', 'nacpam', 1],
  ['nacpan', 'nacan', 1],
  ['nacpan', 'naccpan', 1],
  ['nacpan', 'ncapan', 1],
  ['nacpan', 'ncpam', 2],
  ['nacpan', 'duli', 3],
  ['', 'ab', 2],
  ['ab', '', 2],
])('%s and %s are %i apart, counted up to two', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance);
});
