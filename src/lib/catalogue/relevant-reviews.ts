import type { Review } from './review.schema.ts';
import { MAX_SHORT_WORD_LENGTH, type ReviewText, reviewText, significantWords } from './review.text.ts';

/** The fewest stars that are shown, the score to beat, and how many are shown (specification.md#review-selection). */
const MIN_RATING = 4;
const MAX_REJECTED_SCORE = 2;
/** How many are given where nobody says how many. */
const DEFAULT_COUNT = 6;

/** At most this many reviews belong to a listing. */
export const MAX_REVIEWS = 8;

/** What makes a review fit a listing. */
export interface ReviewSubject {
  readonly code: string;
  readonly title: string;
  readonly keywords: readonly string[];
  /** Names and codes that stand for the place, as in `['El Nido', 'ELN']`. */
  readonly origin: readonly string[];
  readonly destination: readonly string[];
}

/** A subject in the form that reviews are compared with: everything in small letters. */
interface ReviewQuery {
  readonly code: string;
  readonly listingCode: string;
  readonly titleWords: readonly string[];
  readonly keywords: readonly string[];
  readonly origin: readonly string[];
  readonly destination: readonly string[];
}

function toLowerCaseAll(texts: readonly string[]): string[] {
  return texts.map((text) => text.toLowerCase());
}

function queryOf({ code, title, keywords, origin, destination }: ReviewSubject): ReviewQuery {
  return {
    code: code.toLowerCase(),
    listingCode: code,
    titleWords: significantWords(title.toLowerCase()),
    keywords: toLowerCaseAll(keywords),
    origin: toLowerCaseAll(origin),
    destination: toLowerCaseAll(destination),
  };
}

/** Whether a place is named. A short name such as `eln` must stand alone: "Inseln" and "Tipps" hold codes of places by chance. */
function mentions({ text, latinWords }: ReviewText, names: readonly string[]): boolean {
  return names.some((name) => (name.length > MAX_SHORT_WORD_LENGTH ? text.includes(name) : latinWords.has(name)));
}

/**
 * Makes the score of how well reviews fit a listing: +10 for its code, +5 for a word of its title, +1 for each keyword, +3 for the
 * origin, +3 for the destination, plus the rating minus 4 (specification.md#review-selection).
 */
export function relevanceScorer(subject: ReviewSubject): (review: Review) => number {
  const query = queryOf(subject);
  return (review) => {
    const reviewWords = reviewText(review);
    const hasCode = review.listingCode === query.listingCode || reviewWords.text.includes(query.code);
    const hasTitleWord = query.titleWords.some((word) => reviewWords.words.has(word));
    const keywords = query.keywords.filter((keyword) => reviewWords.text.includes(keyword)).length;
    return (
      (hasCode ? 10 : 0) +
      (hasTitleWord ? 5 : 0) +
      keywords +
      (mentions(reviewWords, query.origin) ? 3 : 0) +
      (mentions(reviewWords, query.destination) ? 3 : 0) +
      (review.reviewRating - MIN_RATING)
    );
  };
}

/**
 * The reviews that fit best, best first: rated 4 or more, with content, and a score above 2 (specification.md#review-selection).
 *
 * @param count 6 by default, never more than {@link MAX_REVIEWS}
 */
export function relevantReviews(
  reviews: readonly Review[],
  subject: ReviewSubject,
  count: number = DEFAULT_COUNT,
): readonly Review[] {
  const scoreOf = relevanceScorer(subject);
  return reviews
    .filter((review) => review.reviewRating >= MIN_RATING && review.reviewContent.trim() !== '')
    .map((review) => ({ review, score: scoreOf(review) }))
    .filter(({ score }) => score > MAX_REJECTED_SCORE)
    .sort((a, b) => b.score - a.score)
    .slice(0, Math.min(count, MAX_REVIEWS))
    .map(({ review }) => review);
}
