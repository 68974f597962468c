import { stableStringify } from '../../src/lib/text/stable-stringify.ts';
import { isRecord } from '../lib/is-record.ts';

/** Beyond it, only what both lists begin and end with is the same. */
const MAX_COMPARISONS = 1_000_000;
/** Beyond it, entries that are not the same are new. */
const MAX_SIMILARITIES = 10_000;

type Pair = readonly [before: number, after: number];
type Score = (before: number, after: number) => number;

/** Pairs in order, between two ranges, whose scores have the largest sum. */
function bestPairs(from: Pair, to: Pair, max: number, score: Score): readonly Pair[] {
  const [height, width] = [to[0] - from[0], to[1] - from[1]];
  if (height * width > max) return [];
  const sums = Array.from({ length: height + 1 }, () => new Float64Array(width + 1));
  const sumAt = (row: number, column: number) => sums[row]?.[column] ?? 0;
  const pairSum = (row: number, column: number) => {
    const own = score(from[0] + row, from[1] + column);
    return own > 0 ? own + sumAt(row + 1, column + 1) : 0;
  };
  for (let row = height - 1; row >= 0; row -= 1) {
    for (let column = width - 1; column >= 0; column -= 1) {
      const best = Math.max(sumAt(row + 1, column), sumAt(row, column + 1), pairSum(row, column));
      (sums[row] as Float64Array)[column] = best;
    }
  }
  const pairs: Pair[] = [];
  for (let [row, column] = [0, 0]; row < height && column < width; ) {
    const best = sumAt(row, column);
    if (best > 0 && best === pairSum(row, column)) {
      pairs.push([from[0] + row, from[1] + column]);
      [row, column] = [row + 1, column + 1];
    } else if (best === sumAt(row + 1, column)) row += 1;
    else column += 1;
  }
  return pairs;
}

/** Equal texts of two lists that stand in the same order in both: as many as there can be. */
export function commonPairs(before: readonly string[], after: readonly string[]): readonly Pair[] {
  const ends: Pair = [before.length, after.length];
  return bestPairs([0, 0], ends, Number.POSITIVE_INFINITY, (a, b) => Number(before[a] === after[b]));
}

/** Equal texts that are in no pair yet, wherever they have moved. */
export function movedPairs<Text>(
  before: readonly Text[],
  after: readonly Text[],
  pairs: readonly Pair[],
): readonly Pair[] {
  const free = new Set(before.keys());
  for (const [a] of pairs) free.delete(a);
  const placed = new Set(pairs.map(([, b]) => b));
  return after.flatMap((text, index): readonly Pair[] => {
    const found = placed.has(index) ? undefined : [...free].find((candidate) => before[candidate] === text);
    if (found === undefined) return [];
    free.delete(found);
    return [[found, index]];
  });
}

const IDENTITIES = ['id', 'code', 'from', 'name'];

/** How much of a text stands in another at its beginning and its end, from 0 to 1. */
function sharedPart(a: string, b: string): number {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  let end = 0;
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end += 1;
  return long.length === 0 ? 1 : (start + end) / long.length;
}

/** Equal values count twice as much as similar texts. */
function sharedValue(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string' && a !== b) return sharedPart(a, b) / 2;
  const isNested = typeof a === 'object' && typeof b === 'object';
  return Number(isNested ? stableStringify(a) === stableStringify(b) : a === b);
}

/** What counts for entries of the same kind that have nothing in common. */
const MIN_SIMILARITY = 0.01;

/** How likely one entry has become another; 0 where it cannot be changed into it. */
function similarity(a: unknown, b: unknown): number {
  if (isRecord(a) && isRecord(b)) {
    const identity = IDENTITIES.find((key) => key in a && key in b);
    if (identity && a[identity] === b[identity]) return 1;
    const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
    const shared = [...keys].reduce((sum, key) => sum + sharedValue(a[key], b[key]), 0);
    return MIN_SIMILARITY + shared / Math.max(1, keys.size);
  }
  if (isRecord(a) || isRecord(b) || Array.isArray(a) !== Array.isArray(b)) return 0;
  return MIN_SIMILARITY + sharedPart(stableStringify(a) ?? '', stableStringify(b) ?? '');
}

/**
 * For every entry of a list, which entry of the list before it was; null for a new one. Equal
 * entries are found wherever they have moved, others between the same neighbours.
 */
export function alignLists(before: readonly unknown[], after: readonly unknown[]): readonly (number | null)[] {
  const [old, wanted] = [before.map(stableStringify), after.map(stableStringify)];
  const origins = after.map((): number | null => null);
  let start = 0;
  while (start < Math.min(old.length, wanted.length) && old[start] === wanted[start]) start += 1;
  let [oldEnd, end] = [old.length, wanted.length];
  while (oldEnd > start && end > start && old[oldEnd - 1] === wanted[end - 1]) [oldEnd, end] = [oldEnd - 1, end - 1];
  const equal = bestPairs([start, start], [oldEnd, end], MAX_COMPARISONS, (a, b) => Number(old[a] === wanted[b]));
  const same: Pair[] = [
    ...old.slice(0, start).map((_, index): Pair => [index, index]),
    ...equal,
    ...old.slice(oldEnd).map((_, index): Pair => [oldEnd + index, end + index]),
  ];
  for (const [a, b] of same) origins[b] = a;
  const moved = movedPairs(old, wanted, same);
  for (const [a, b] of moved) origins[b] = a;
  const free = new Set(old.keys());
  for (const [a] of [...same, ...moved]) free.delete(a);
  const freeScore: Score = (a, b) => (free.has(a) && origins[b] === null ? similarity(before[a], after[b]) : 0);
  let last: Pair = [0, 0];
  for (const next of [...same, [old.length, wanted.length] as const]) {
    for (const [a, b] of bestPairs(last, next, MAX_SIMILARITIES, freeScore)) origins[b] = a;
    last = [next[0] + 1, next[1] + 1];
  }
  return origins;
}
