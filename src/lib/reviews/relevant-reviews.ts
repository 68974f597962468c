import type { Review } from './review.schema.ts';

/** The fewest stars that are shown, the score to beat, and how many are shown (specification, section 9, Review selection). */
const LEAST_RATING = 4;
const SCORE_TO_BEAT = 2;
const DEFAULT_COUNT = 6;

/** At most this many reviews belong to a listing. */
export const MOST_REVIEWS = 8;

/** What makes a review fit a listing. */
export interface ReviewSubject {
  readonly code: string;
  readonly title: string;
  readonly keywords: readonly string[];
  /** Names and codes that stand for the place, as in `['El Nido', 'ELN']`. */
  readonly origin: readonly string[];
  readonly destination: readonly string[];
}

/** Words of up to three letters, and these, say nothing about what a text is about. */
const SHORT_WORD = 3;
const EMPTY_WORDS = new Set(['from', 'with', 'into', 'near', 'that', 'this', 'your']);

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > SHORT_WORD && !EMPTY_WORDS.has(word));
}

function textOf(review: Review): string {
  return `${review.reviewTitle} ${review.reviewContent}`.toLowerCase();
}

/** Whether a short name such as `ELN` stands alone: "Inseln" and "Tipps" hold codes of places by chance. */
function standsAlone(text: string, name: string): boolean {
  return name.length > SHORT_WORD || text.split(/[^\p{Script=Latin}\p{N}]+/u).includes(name);
}

function mentions(text: string, names: readonly string[]): boolean {
  return names.map((name) => name.toLowerCase()).some((name) => text.includes(name) && standsAlone(text, name));
}

/**
 * How well a review fits: +10 for the listing's code, +5 for a word of its title, +1 for each keyword, +3 for the
 * origin, +3 for the destination, plus the rating minus 4 (specification, section 9).
 */
export function relevanceScore(review: Review, subject: ReviewSubject): number {
  const text = textOf(review);
  const hasCode = review.listingCode === subject.code || text.includes(subject.code.toLowerCase());
  const words = new Set(wordsOf(text));
  const hasTitleWord = wordsOf(subject.title).some((word) => words.has(word));
  const keywords = subject.keywords.filter((keyword) => text.includes(keyword.toLowerCase())).length;
  return (
    (hasCode ? 10 : 0) +
    (hasTitleWord ? 5 : 0) +
    keywords +
    (mentions(text, subject.origin) ? 3 : 0) +
    (mentions(text, subject.destination) ? 3 : 0) +
    (review.reviewRating - LEAST_RATING)
  );
}

/**
 * The reviews that fit best, best first: rated 4 or more, with content, and a score above 2 (specification, section 9).
 *
 * @param count 6 by default, never more than {@link MOST_REVIEWS}
 */
export function relevantReviews(
  reviews: readonly Review[],
  subject: ReviewSubject,
  count: number = DEFAULT_COUNT,
): readonly Review[] {
  return reviews
    .filter((review) => review.reviewRating >= LEAST_RATING && review.reviewContent.trim() !== '')
    .map((review) => ({ review, score: relevanceScore(review, subject) }))
    .filter(({ score }) => score > SCORE_TO_BEAT)
    .sort((a, b) => b.score - a.score)
    .slice(0, Math.min(count, MOST_REVIEWS))
    .map(({ review }) => review);
}
