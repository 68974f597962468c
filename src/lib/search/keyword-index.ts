import MiniSearch from 'minisearch';
import { isUnspaced, pairsOf, splitWords } from '../text/split-words.ts';

/** Finds rows by words. */
export interface KeywordIndex {
  /** One byte a row: 1 where every word of the text matches. */
  readonly matches: (text: string) => Uint8Array;
}

/** A traveller may get every fifth letter wrong. */
const TYPOS = 0.2;

/** Rows or words between two pauses for the browser. */
const STEP = 50;

/** What a text is found by. The last character is among it, as no pair begins with that. */
function indexedWords(text: string): ReadonlySet<string> {
  return new Set(splitWords(text).flatMap((word) => (isUnspaced(word) ? [...pairsOf(word), ...lastOf(word)] : word)));
}

function lastOf(word: string): readonly string[] {
  return [...word].slice(-1);
}

function* rowsByWord(texts: readonly string[]): Generator<undefined, ReadonlyMap<string, number[]>> {
  const rows = new Map<string, number[]>();
  for (const [row, text] of texts.entries()) {
    for (const word of indexedWords(text)) {
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

/** The indexed words that begin with a typed one, of which a single Latin letter begins none. */
function begunBy(word: string, vocabulary: MiniSearch): readonly string[] {
  return vocabulary.search(word, { prefix: word.length > 1 || isUnspaced(word) }).map(({ id }) => id as string);
}

/** The indexed words that match a typed word: by prefix, else with typing mistakes. */
function meantBy(word: string, vocabulary: MiniSearch): readonly string[] {
  const begun = begunBy(word, vocabulary);
  if (begun.length > 0) return begun;
  return vocabulary.search(word, { prefix: true, fuzzy: TYPOS }).map(({ id }) => id as string);
}

/**
 * The words that must be found for a typed one. Where Chinese words are typed without a space, the
 * pair across them is in no text, and those beside it are: it is left out.
 */
function neededFor(typed: string, vocabulary: MiniSearch): readonly string[] {
  const pairs = pairsOf(typed);
  const known = pairs.map((pair) => begunBy(pair, vocabulary).length > 0);
  return pairs.filter((_pair, at) => {
    const beside = [known[at - 1], known[at + 1]].filter((is) => is !== undefined);
    return known[at] || beside.length === 0 || beside.includes(false);
  });
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
    splitWords(text)
      .flatMap((typed) => neededFor(typed, vocabulary))
      .map(rowsMeaning)
      .reduce((all, mask) => all.map((yes, row) => yes & (mask[row] ?? 0)), new Uint8Array(texts.length).fill(1));
  return { matches };
}
