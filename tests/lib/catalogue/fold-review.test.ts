import { describe, expect, test } from 'vitest';
import { foldReview } from '../../../src/lib/catalogue/fold-review.ts';
import { readRealContent } from '../../fixtures/builders/real-content.ts';

const long = 'word '.repeat(100).trim();

describe('a review that is folded', () => {
  test('is left alone where it is short', () => {
    expect(foldReview('Good van.')).toEqual({ start: 'Good van.', rest: '' });
  });

  test('begins with the whole sentences that fit', () => {
    const first = `${'a'.repeat(100)}. ${'b'.repeat(90)}!`;
    expect(foldReview(`${first} ${long}`)).toEqual({ start: first, rest: long });
  });

  test('is cut behind a word where a sentence is too long, or hardly begun', () => {
    expect(foldReview(`Yes. ${long}`).start).toMatch(/^Yes\. (?:word )+word$/);
    expect(foldReview(long).start.length).toBeLessThanOrEqual(220);
  });

  test('is cut in scripts without spaces too', () => {
    expect(foldReview(`${'川'.repeat(120)}。${'海'.repeat(120)}`)).toEqual({
      start: `${'川'.repeat(120)}。`,
      rest: '海'.repeat(120),
    });
    expect(foldReview('川'.repeat(300)).start).toHaveLength(220);
  });
});

test('nothing of the real reviews is lost by folding', () => {
  const texts = readRealContent().library.reviews.flatMap(({ data }) =>
    data.reviews.map((review) => review.reviewContent),
  );
  const words = (text: string) => text.replace(/\s+/g, '');
  const lost = texts.filter((text) => {
    const { start, rest } = foldReview(text);
    return words(start + rest) !== words(text);
  });
  expect(lost).toEqual([]);
});
