import type { Review } from './review.schema.ts';

/** What a review says, taken apart for comparing. All in small letters. */
export interface ReviewText {
  /** Title and content. */
  readonly text: string;
  /** The words that say what it is about. */
  readonly words: ReadonlySet<string>;
  /** What stands alone between spaces and punctuation in Latin script: short names such as `eln` are looked up here. */
  readonly latinWords: ReadonlySet<string>;
}

/** Words of up to this many letters, and these, say nothing about what a text is about. */
export const MAX_SHORT_WORD_LENGTH = 3;
const STOP_WORDS = new Set(['from', 'with', 'into', 'near', 'that', 'this', 'your']);

/** The words that say what a text in small letters is about. */
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

/** A review taken apart. Done once for each, because every listing of the catalogue is compared with every review. */
export function reviewText(review: Review): ReviewText {
  const text = cache.get(review) ?? tokenizeReview(review);
  cache.set(review, text);
  return text;
}
