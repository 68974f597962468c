import type { Language } from '../languages/language.ts';
import type { ListingSource } from './listing.schema.ts';
import type { Review } from './review.schema.ts';
import { MAX_SHORT_WORD_LENGTH, type ReviewText, reviewText, significantWords } from './review.text.ts';

/** Minimum rating, minimum score and number of reviews (specification.md#review-selection). */
const MIN_RATING = 4;
const MAX_REJECTED_SCORE = 2;
/** Default number of reviews. */
const DEFAULT_COUNT = 6;

/** Maximum number of reviews of a listing. */
export const MAX_REVIEWS = 8;

/** The listing's facts that reviews are scored by. */
export interface ReviewSubject {
  readonly code: string;
  readonly title: string;
  readonly keywords: readonly string[];
  /** Names and codes of the place: `['El Nido', 'ELN']`. */
  readonly origin: readonly string[];
  readonly destination: readonly string[];
}

/** A listing's facts that reviews are scored by. @param nameOf the name of a place by its code */
export function reviewSubject(
  listing: Pick<ListingSource, 'code' | 'title' | 'content' | 'origin' | 'destination'>,
  nameOf: (code: string) => string,
): ReviewSubject {
  const { code, title, content, origin, destination } = listing;
  return {
    code,
    title,
    keywords: content.metaKeywords,
    origin: [nameOf(origin), origin],
    destination: [nameOf(destination), destination],
  };
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

/**
 * Whether a text mentions a place. A short name such as `eln` must be a whole word: "Inseln"
 * contains it by chance.
 */
function mentions({ text, latinWords }: ReviewText, names: readonly string[]): boolean {
  return names.some((name) => (name.length > MAX_SHORT_WORD_LENGTH ? text.includes(name) : latinWords.has(name)));
}

/**
 * Returns a function that scores how well a review fits a listing. See
 * specification.md#review-selection for the points: code, words of the title, keywords, origin,
 * destination and rating.
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
 * The reviews that fit, those in the page's language first, then the best first. They are rated 4
 * or more, and have text and a score above 2 (specification.md#review-selection).
 *
 * @param language of the page
 * @param count 6 by default, never more than {@link MAX_REVIEWS}
 */
export function relevantReviews(
  reviews: readonly Review[],
  subject: ReviewSubject,
  language: Language,
  count: number = DEFAULT_COUNT,
): readonly Review[] {
  const scoreOf = relevanceScorer(subject);
  const isOwn = ({ lang }: Review) => Number(lang === language);
  return reviews
    .filter((review) => review.reviewRating >= MIN_RATING && review.reviewContent.trim() !== '')
    .map((review) => ({ review, score: scoreOf(review) }))
    .filter(({ score }) => score > MAX_REJECTED_SCORE)
    .sort((a, b) => isOwn(b.review) - isOwn(a.review) || b.score - a.score)
    .slice(0, Math.min(count, MAX_REVIEWS))
    .map(({ review }) => review);
}
