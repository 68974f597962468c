/**
 * A review's text as shown: the visible start, and the rest behind "Read the rest". It is empty
 * where nothing is folded.
 */
export interface FoldedReview {
  readonly start: string;
  readonly rest: string;
}

/** Longer texts are folded (specification.md#reviews). */
const MAX_UNFOLDED_LENGTH = 220;

/** Minimum length of the folded rest: less is shown at once. */
const MIN_START_LENGTH = 80;

const SENTENCE_END = /[.!?…]["»”]?(?=\s)|[。！？]/gu;

/** Folds a long text after its last sentence that fits, else after a word. */
export function foldReview(text: string): FoldedReview {
  if (text.length <= MAX_UNFOLDED_LENGTH) return { start: text, rest: '' };
  const head = text.slice(0, MAX_UNFOLDED_LENGTH + 1);
  const ends = [...head.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length);
  const sentence = ends.findLast((end) => end >= MIN_START_LENGTH && end <= MAX_UNFOLDED_LENGTH);
  const word = head.lastIndexOf(' ');
  const end = sentence ?? (word > 0 ? word : MAX_UNFOLDED_LENGTH);
  return { start: text.slice(0, end), rest: text.slice(end).trim() };
}
