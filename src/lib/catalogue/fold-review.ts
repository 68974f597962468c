/** A review's text as it is shown: what is read at once, and what "Show all" opens; empty where nothing is folded. */
export interface FoldedReview {
  readonly start: string;
  readonly rest: string;
}

/** Longer texts are folded (specification.md#reviews). */
const MAX_UNFOLDED_LENGTH = 220;

/** What is left for "Show all" is worth the tap. */
const MIN_START_LENGTH = 80;

const SENTENCE_END = /[.!?…]["»”]?(?=\s)|[。！？]/gu;

/** Folds a long text behind its last whole sentence that fits, else behind a word: nothing of it stands on the page twice. */
export function foldReview(text: string): FoldedReview {
  if (text.length <= MAX_UNFOLDED_LENGTH) return { start: text, rest: '' };
  const head = text.slice(0, MAX_UNFOLDED_LENGTH + 1);
  const ends = [...head.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length);
  const sentence = ends.findLast((end) => end >= MIN_START_LENGTH && end <= MAX_UNFOLDED_LENGTH);
  const word = head.lastIndexOf(' ');
  const end = sentence ?? (word > 0 ? word : MAX_UNFOLDED_LENGTH);
  return { start: text.slice(0, end), rest: text.slice(end).trim() };
}
