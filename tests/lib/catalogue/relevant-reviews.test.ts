import { describe, expect, test } from 'vitest';
import { type ReviewSubject, relevanceScorer, relevantReviews } from '../../../src/lib/catalogue/relevant-reviews.ts';
import type { Review } from '../../../src/lib/catalogue/review.schema.ts';
import { otherLanguage } from '../../../src/lib/catalogue/review-language.text.ts';
import type { Language } from '../../../src/lib/languages/language.ts';
import { reviewsMessages } from '../../../src/lib/messages/reviews.ts';
import { aReview } from '../../fixtures/builders/a-review.ts';

const VAN: ReviewSubject = {
  code: 'PV-PPS-ELN',
  title: 'Minivan to the north',
  keywords: ['driver', 'limestone', 'north road'],
  origin: ['Puerto Princesa', 'PPS'],
  destination: ['El Nido', 'ELN'],
};

const BOAT: ReviewSubject = { ...VAN, code: 'JT-ELN-A', origin: ['El Nido', 'ELN'], destination: ['El Nido', 'ELN'] };

function scoreOf(changes: Partial<Review>, subject = VAN): number {
  return relevanceScorer(subject)(aReview({ reviewTitle: 'Fine', reviewContent: 'All went well.', ...changes }));
}

describe('relevance score (specification.md#review-selection)', () => {
  test.each<[string, Partial<Review>, number]>([
    ['five stars, nothing else', {}, 1],
    ['four stars, nothing else', { reviewRating: 4 }, 0],
    ['one star, nothing else', { reviewRating: 1 }, -3],
    ['the code, +10', { listingCode: 'PV-PPS-ELN' }, 11],
    ['the code in the text, +10', { reviewContent: 'We booked pv-pps-eln.' }, 14 + 3],
    ['the code of another listing', { listingCode: 'PV-ELN-PPS' }, 1],
    ['a word of the title, +5', { reviewContent: 'A clean minivan.' }, 6],
    ["a word of the title in the review's title, +5", { reviewTitle: 'Minivan!' }, 6],
    ['two words of the title, still +5', { reviewContent: 'A minivan going north.' }, 6],
    ['a short word of the title', { reviewContent: 'The van to town.' }, 1],
    ['a part of a longer word', { reviewContent: 'Two minivans.' }, 1],
    ['one keyword, +1', { reviewContent: 'Our driver waited.' }, 2],
    ['two keywords, +2', { reviewContent: 'Our DRIVER stopped by the limestone.' }, 3],
    ['one keyword twice, +1', { reviewContent: 'Driver, driver!' }, 2],
    ['the origin, +3', { reviewContent: 'Collected in Puerto Princesa.' }, 4],
    ['the destination, +3', { reviewContent: 'Left in El Nido.' }, 4],
    ['both places, +6', { reviewContent: 'From Puerto Princesa to El Nido.' }, 7],
    ['a place by its code, +3', { reviewContent: 'The ELN terminal.' }, 4],
    ['the code of a place as a part of a word', { reviewContent: 'Die Inseln sind schön.', lang: 'de' }, 1],
    ['the code of a place at the end of a word', { reviewContent: 'Gute Tipps.', lang: 'de' }, 1],
    ['a place in a text without spaces', { reviewContent: 'El Nidoまで五時間でした。', lang: 'ja' }, 4],
    [
      'everything, four stars',
      {
        listingCode: 'PV-PPS-ELN',
        reviewRating: 4,
        reviewContent:
          'The minivan took the north road from Puerto Princesa to El Nido; the driver knew each limestone.',
      },
      10 + 5 + 3 + 3 + 3 + 0,
    ],
  ])('counts %s', (_name, changes, score) => {
    expect(scoreOf(changes)).toBe(score);
  });

  test('a round trip counts its place as origin and as destination', () => {
    expect(scoreOf({ reviewContent: 'We stayed in El Nido.' }, BOAT)).toBe(7);
  });
});

describe('which reviews are shown (specification.md#review-selection)', () => {
  const fitting = (changes: Partial<Review> = {}) => aReview({ listingCode: 'PV-PPS-ELN', ...changes });
  const authors = (reviews: readonly Review[], count?: number) =>
    relevantReviews(reviews, VAN, 'en', count).map(({ author }) => author);

  test.each([
    [5, true],
    [4, true],
    [3, false],
    [1, false],
  ])('are those of enough stars, with %i: %s', (reviewRating, shown) => {
    expect(relevantReviews([fitting({ reviewRating })], VAN, 'en')).toHaveLength(shown ? 1 : 0);
  });

  test.each(['', '  \n '])('one without content is not: %j', (reviewContent) => {
    expect(relevantReviews([fitting({ reviewContent })], VAN, 'en')).toEqual([]);
  });

  test.each([
    ['a score of 2', 'Our driver waited.', 5, false],
    ['a score of 2 at four stars', 'Our driver saw limestone.', 4, false],
    ['a score of 3', 'Our driver saw limestone.', 5, true],
    ['a score of 3 at four stars', 'Left in El Nido.', 4, true],
  ])('are those that score enough: %s', (_name, reviewContent, reviewRating, shown) => {
    expect(relevantReviews([aReview({ reviewContent, reviewRating })], VAN, 'en')).toHaveLength(shown ? 1 : 0);
  });

  test('the best come first and equals keep their order', () => {
    const reviews = [
      aReview({ author: 'place', reviewContent: 'El Nido.' }),
      fitting({ author: 'code, four stars', reviewRating: 4 }),
      fitting({ author: 'code, first' }),
      fitting({ author: 'code, second' }),
      fitting({ author: 'code and place', reviewContent: 'El Nido.' }),
    ];
    expect(authors(reviews)).toEqual(['code and place', 'code, first', 'code, second', 'code, four stars', 'place']);
  });

  test.each([
    ['six by default', undefined, 6],
    ['as many as asked for', 3, 3],
    ['at most eight', 8, 8],
    ['never more than eight', 20, 8],
    ['none when none are asked for', 0, 0],
  ])('are %s', (_name, count, shown) => {
    const reviews = Array.from({ length: 12 }, () => fitting());
    expect(relevantReviews(reviews, VAN, 'en', count)).toHaveLength(shown);
  });

  test('those in the language of the page come before better ones in another', () => {
    const reviews = [
      fitting({ author: 'English', reviewContent: 'El Nido.', lang: 'en' }),
      fitting({ author: 'French', lang: 'fr' }),
      fitting({ author: 'Korean', lang: 'ko' }),
    ];
    const shown = (language: Language) => relevantReviews(reviews, VAN, language, 6).map(({ author }) => author);
    expect([shown('fr'), shown('ko'), shown('en'), shown('zh')]).toEqual([
      ['French', 'English', 'Korean'],
      ['Korean', 'English', 'French'],
      ['English', 'French', 'Korean'],
      ['English', 'French', 'Korean'],
    ]);
  });

  test('one in another language names it in that of the page (specification.md#reviews)', () => {
    expect(otherLanguage(fitting({ lang: 'ko' }), 'fr')).toBe('coréen');
    expect(otherLanguage(fitting({ lang: 'pl' }), 'zh')).toBe('波兰语');
    expect(otherLanguage(fitting({ lang: 'de' }), 'de')).toBeUndefined();
    expect(reviewsMessages('it').writtenIn('tedesco')).toBe('In tedesco');
  });

  test('the given list keeps its order', () => {
    const reviews = [aReview({ author: 'last', reviewContent: 'El Nido.' }), fitting({ author: 'first' })];
    expect(authors(reviews)).toEqual(['first', 'last']);
    expect(reviews.map(({ author }) => author)).toEqual(['last', 'first']);
  });
});
