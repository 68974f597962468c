import MiniSearch from 'minisearch';

/** Finds rows by words. */
export interface KeywordIndex {
  /** One byte a row: 1 where every word of the text matches. */
  readonly matches: (text: string) => Uint8Array;
}

/** A traveller may get every fifth letter wrong. */
const TYPOS = 0.2;

/** Rows or words between two pauses for the browser. */
const STEP = 50;

/** A word is whole, its letters are small and without marks: `Émile` is `emile`. */
export function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFD').replace(/\p{M}+/gu, '');
  return plain
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function* rowsByWord(texts: readonly string[]): Generator<undefined, ReadonlyMap<string, number[]>> {
  const rows = new Map<string, number[]>();
  for (const [row, text] of texts.entries()) {
    for (const word of new Set(wordsOf(text))) {
      const known = rows.get(word);
      if (known) known.push(row);
      else rows.set(word, [row]);
    }
    if (row % STEP === 0) yield;
  }
  return rows;
}

function* vocabularyOf(words: Iterable<string>): Generator<undefined, MiniSearch> {
  const vocabulary = new MiniSearch({ fields: ['id'], tokenize: (word) => [word], processTerm: (word) => word });
  let count = 0;
  for (const id of words) {
    vocabulary.add({ id });
    count += 1;
    if (count % STEP === 0) yield;
  }
  return vocabulary;
}

/** The indexed words that match a typed word: by prefix, else with typing mistakes. */
function meantBy(word: string, vocabulary: MiniSearch): readonly string[] {
  const begins = vocabulary.search(word, { prefix: word.length > 1 });
  const found = begins.length > 0 ? begins : vocabulary.search(word, { prefix: true, fuzzy: TYPOS });
  return found.map(({ id }) => id as string);
}

/**
 * Creates an index of texts in small steps: see {@link runInSlices}. MiniSearch indexes the
 * vocabulary, not the texts, so that a common word is not scored for ten thousand rows at each key.
 *
 * @param texts one a row
 */
export function* keywordIndex(texts: readonly string[]): Generator<undefined, KeywordIndex> {
  const rows = yield* rowsByWord(texts);
  const vocabulary = yield* vocabularyOf(rows.keys());
  const rowsMeaning = (word: string) => {
    const mask = new Uint8Array(texts.length);
    for (const meant of meantBy(word, vocabulary)) for (const row of rows.get(meant) ?? []) mask[row] = 1;
    return mask;
  };
  const matches = (text: string) =>
    wordsOf(text)
      .map(rowsMeaning)
      .reduce((all, mask) => all.map((yes, row) => yes & (mask[row] ?? 0)), new Uint8Array(texts.length).fill(1));
  return { matches };
}
