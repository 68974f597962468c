import { editDistance } from './edit-distance.ts';
import type { FoundPlace } from './found-place.ts';
import { tokenize } from './tokenize.ts';

/** What to look for. */
export interface PlaceQuery {
  readonly text: string;
  /** Codes of the towns that the answer may lie in; all when there are none. */
  readonly towns?: readonly string[];
  /** At most so many answers; 6 by default. */
  readonly most?: number;
}

const MAX_RESULTS = 6;

/** Points for one word of a query that meets one word of a name. */
const EXACT = 12;
const PREFIX = 8;
const TYPO = 5;

/** What a query must reach for each of its words, on average: with half of them met well it is still an answer. */
const MIN_AVERAGE_POINTS = 3;

/** Words that stand in so many names that alone they find nothing. */
const COMMON = new Set(['barangay', 'street', 'avenue', 'the', 'in', 'any', 'of', 'hotel', 'hotels', 'at']);

/** Short words must be right; longer ones may have one or two mistakes. */
function toleratedMistakes({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

function wordPoints(queryWords: string, word: string): number {
  if (queryWords === word) return EXACT;
  if (word.startsWith(queryWords)) return PREFIX;
  const most = toleratedMistakes(queryWords);
  if (most === 0) return 0;
  // Somebody still typing "corrong" means the beginning of a longer word.
  const distance = Math.min(
    editDistance(queryWords, word, most),
    editDistance(queryWords, word.slice(0, queryWords.length), most),
  );
  return distance > most ? 0 : TYPO - distance;
}

function bestWord(queryWords: string, words: readonly string[]): number {
  const points = Math.max(0, ...words.map((word) => wordPoints(queryWords, word)));
  return COMMON.has(queryWords) ? points / 4 : points;
}

/** A name that begins as the query does is what was meant more often than one that has the word further on. */
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
 * The places that a text may mean, best first: whatever its accents and capitals, half typed, by another name, with a mistake
 * or two. Equal ones stay in the given order.
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
