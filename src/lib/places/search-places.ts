import { editDistance } from './edit-distance.ts';
import type { FoundPlace } from './found-place.ts';
import { tokenize } from './tokenize.ts';

/** A query and its limits. */
export interface PlaceQuery {
  readonly text: string;
  /** Codes of the towns to search; all where empty. */
  readonly towns?: readonly string[];
  /** Maximum number of results; 6 by default. */
  readonly most?: number;
}

const MAX_RESULTS = 6;

/** Points for one word of a query that meets one word of a name. */
const EXACT = 12;
const PREFIX = 8;
const TYPO = 5;

/** Minimum average points of a query's words: half of them matched well is enough. */
const MIN_AVERAGE_POINTS = 3;

/** Words that occur in too many names to match by themselves. */
const COMMON = new Set(['barangay', 'street', 'avenue', 'the', 'in', 'any', 'of', 'hotel', 'hotels', 'at']);

/** Short words must be right; longer ones may have one or two mistakes. */
function toleratedMistakes({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

function wordPoints(queryWords: string, word: string): number {
  if (queryWords === word) return EXACT;
  if (word.startsWith(queryWords)) return PREFIX;
  const maxDistance = toleratedMistakes(queryWords);
  if (maxDistance === 0) return 0;
  // A typed "corrong" may be the start of a longer word; a "casa" would be that of too many.
  const start = queryWords.length < 5 ? word : word.slice(0, queryWords.length);
  const distance = Math.min(editDistance(queryWords, word, maxDistance), editDistance(queryWords, start, maxDistance));
  return distance > maxDistance ? 0 : TYPO - distance;
}

function bestWord(queryWords: string, words: readonly string[]): number {
  const points = Math.max(0, ...words.map((word) => wordPoints(queryWords, word)));
  return COMMON.has(queryWords) ? points / 4 : points;
}

/** The points of a name. A name that begins like the query beats one with the word further on. */
function namePoints(queryWords: readonly string[], name: string): number {
  const words = tokenize(name);
  const sum = queryWords.reduce((total, word) => total + bestWord(word, words), 0);
  if (sum < queryWords.length * MIN_AVERAGE_POINTS) return 0;
  const startsAlike = words.join(' ').startsWith(queryWords.join(' '));
  return sum + (startsAlike ? 4 : 0) - words.length * 0.1;
}

function placePoints(queryWords: readonly string[], { name, otherNames }: FoundPlace): number {
  return Math.max(namePoints(queryWords, name), ...otherNames.map((other) => namePoints(queryWords, other) * 0.95));
}

/**
 * The places that match a text, best first. Accents, case, half words, other names and typing
 * mistakes are accepted; ties have the given order.
 */
export function searchPlaces(
  places: readonly FoundPlace[],
  { text, towns = [], most = MAX_RESULTS }: PlaceQuery,
): readonly FoundPlace[] {
  const queryWords = tokenize(text);
  if (queryWords.length === 0) return [];
  return places
    .filter(({ town }) => towns.length === 0 || (town !== null && towns.includes(town)))
    .map((place) => ({ place, points: placePoints(queryWords, place) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .slice(0, most)
    .map(({ place }) => place);
}
