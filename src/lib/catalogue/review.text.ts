import type { Review } from './review.schema.ts';

/** A review's text split for comparisons, in lower case. */
export interface ReviewText {
  /** Title and content. */
  readonly text: string;
  /** The significant words of the text. */
  readonly words: ReadonlySet<string>;
  /** Latin words between spaces and punctuation; short names such as `eln` are looked up here. */
  readonly latinWords: ReadonlySet<string>;
}

/** Maximum length of words that are ignored as not significant, besides the list below. */
export const MAX_SHORT_WORD_LENGTH = 3;
const STOP_WORDS = new Set(['from', 'with', 'into', 'near', 'that', 'this', 'your']);

/** The significant words of a lower-case text. */
export function significantWords(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > MAX_SHORT_WORD_LENGTH && !STOP_WORDS.has(word));
}

function tokenizeReview({ reviewTitle, reviewContent }: Review): ReviewText {
  const text = `${reviewTitle} ${reviewContent}`.toLowerCase();
  return {
    text,
    words: new Set(significantWords(text)),
    latinWords: new Set(text.split(/[^\p{Script=Latin}\p{N}]+/u)),
  };
}

const cache = new WeakMap<Review, ReviewText>();

/**
 * A review taken apart. Done once for each, because every listing of the catalogue is compared with
 * every review.
 */
export function reviewText(review: Review): ReviewText {
  const text = cache.get(review) ?? tokenizeReview(review);
  cache.set(review, text);
  return text;
}
