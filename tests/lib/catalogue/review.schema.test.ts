import { describe, expect, test } from 'vitest';
import { reviewFileSchema } from '../../../src/lib/catalogue/review.schema.ts';
import { schemaProblems } from '../../../src/lib/content-validation/schema-validation.ts';
import { aReview } from '../../fixtures/builders/a-review.ts';

const { lang: _lang, ...review } = aReview();

/** "field: allowed" of everything that the schema says. */
function complaints(data: unknown): string[] {
  const result = reviewFileSchema.safeParse(data);
  return result.success
    ? []
    : schemaProblems('x.yaml', result.error.issues, data).map((p) => `${p.field}: ${p.allowed}`);
}

describe('a file of reviews (specification.md#reviews)', () => {
  test.each([1, 2, 3, 4, 5])('takes %i stars', (reviewRating) => {
    expect(complaints({ lang: 'en', reviews: [{ ...review, reviewRating }] })).toEqual([]);
  });

  test('may leave out the portrait and is no sample unless it says so', () => {
    const { avatar: _avatar, sample: _sample, ...rest } = review;
    expect(reviewFileSchema.parse({ lang: 'en', reviews: [rest] }).reviews[0]).toMatchObject({
      avatar: '',
      sample: false,
    });
  });

  test.each<[string, object, string]>([
    ['six stars', { reviewRating: 6 }, 'reviews.0.reviewRating: 1 to 5 stars'],
    ['no stars', { reviewRating: 0 }, 'reviews.0.reviewRating: 1 to 5 stars'],
    ['half a star', { reviewRating: 4.5 }, 'reviews.0.reviewRating: a whole number'],
    ['no text', { reviewContent: '' }, 'reviews.0.reviewContent: at least 1 character'],
    ['no author', { author: undefined }, 'reviews.0.author: a text'],
    ['a misspelt field', { rating: 5 }, 'reviews.0.rating: no field of this name; check its spelling'],
  ])('is refused for %s', (_name, changes, complaint) => {
    expect(complaints({ lang: 'en', reviews: [{ ...review, ...changes }] })).toEqual([complaint]);
  });

  test.each(['English', 'EN', 'en-US', ''])('is refused for the language %j', (lang) => {
    expect(complaints({ lang, reviews: [review] })).toEqual(['lang: a language tag, as in "en"']);
  });

  test('is refused without a review', () => {
    expect(complaints({ lang: 'en', reviews: [] })).toEqual(['reviews: at least 1 entry']);
  });
});
