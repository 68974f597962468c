import { describe, expect, test } from 'vitest';
import { addToComparison, addToFront, toggleListing } from '../../../src/lib/shortlist/shortlist.ts';

describe('a shortlist', () => {
  test('has the newest first, each once, and forgets the oldest', () => {
    expect(addToFront(['A', 'B', 'C'], 'D', 3)).toEqual(['D', 'A', 'B']);
    expect(addToFront(['A', 'B', 'C'], 'C', 3)).toEqual(['C', 'A', 'B']);
  });

  test('takes a code in and out', () => {
    expect(toggleListing(['A'], 'B')).toEqual(['B', 'A']);
    expect(toggleListing(['B', 'A'], 'B')).toEqual(['A']);
  });
});

describe('a comparison', () => {
  test('takes three and refuses a fourth', () => {
    expect(addToComparison(['A', 'B'], 'C')).toEqual({ kind: 'added', list: ['A', 'B', 'C'] });
    expect(addToComparison(['A', 'B', 'C'], 'D')).toEqual({ kind: 'full', list: ['A', 'B', 'C'] });
    expect(addToComparison(['A', 'B', 'C'], 'B')).toEqual({ kind: 'already', list: ['A', 'B', 'C'] });
  });
});
