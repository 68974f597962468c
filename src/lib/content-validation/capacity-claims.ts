import type { ListingType } from '../catalogue/listing-type.schema.ts';

/** A claim of a text about the largest group: "up to eight people in a van". */
export interface CapacityClaim {
  /** The words of the claim. */
  readonly words: string;
  readonly people: number;
  /** Listing types that the claim is about; null where the text names none. */
  readonly types: readonly ListingType[] | null;
}

const NUMBER_WORDS = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
  ' ',
);
const NUMBER = `(${NUMBER_WORDS.join('|')}|\\d{1,2})`;
const PEOPLE = '(?:people|persons|passengers|travellers|guests|seats)';
const LIMIT = '(?:at (?:the very )?most|(?:is|are) the (?:limit|maximum)|in all)';

/** Patterns that claim a maximum. The first group is the number. */
const LIMITS: readonly RegExp[] = [
  new RegExp(`\\b(?:up to|at most|no more than|limited to|one to|1 to|maximum of) ${NUMBER} ${PEOPLE}`, 'i'),
  new RegExp(`\\b(?:up to|at most|no more than) ${NUMBER}(?=[.,;:]|$)`, 'i'),
  new RegExp(`\\b${NUMBER} ${PEOPLE}(?:,? [^.]{0,30}?)? ${LIMIT}`, 'i'),
  new RegExp(`\\b(?:above|more than|over) ${NUMBER}\\b[^.]*\\bsecond (?:van|boat)`, 'i'),
];

/** Patterns about one vehicle or boat: for a page's own listing only. */
const ROOMS: readonly RegExp[] = [new RegExp(`\\b(?:takes|carries|holds?|room for) ${NUMBER} ${PEOPLE}\\b`, 'i')];

/** Pattern about a group too large for one vehicle; its numbers are no maximum. */
const TOO_MANY = new RegExp(`\\b${NUMBER}(?: or ${NUMBER})? ${PEOPLE}\\?.*\\bsecond (?:van|boat)`, 'is');

/** Words for vehicles and boats with their listing types, most exact first. */
const SUBJECTS: readonly (readonly [words: RegExp, types: readonly ListingType[]])[] = [
  [/shared van|minivan/i, ['SHARED_TRANSFER']],
  [/private boat/i, ['PRIVATE_BOAT_TOUR']],
  [/joining|shared (?:outrigger )?boat|group tour/i, ['JOINING_TOUR']],
  [/\bvans?\b/i, ['PRIVATE_TRANSFER', 'PRIVATE_TRANSFER_WITH_TOUR', 'AIRPORT_TRANSFER']],
  [/\bboats?\b/i, ['JOINING_TOUR', 'PRIVATE_BOAT_TOUR']],
];

function numberOf(text: string): number {
  const index = NUMBER_WORDS.indexOf(text.toLowerCase());
  return index < 0 ? Number(text) : index + 1;
}

function subjectOf(sentence: string): CapacityClaim['types'] {
  return SUBJECTS.find(([words]) => words.test(sentence))?.[1] ?? null;
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?])\s+/);
}

function claimsBy(patterns: readonly RegExp[], text: string): readonly CapacityClaim[] {
  return sentencesOf(text).flatMap((sentence) =>
    patterns.flatMap((pattern) => {
      const match = pattern.exec(sentence);
      return match ? [{ words: match[0], people: numberOf(match[1] ?? ''), types: subjectOf(sentence) }] : [];
    }),
  );
}

/** Every largest group that a text names. */
export function capacityClaims(text: string): readonly CapacityClaim[] {
  return claimsBy(LIMITS, text);
}

/** Capacity claims of a listing's own text, where "the van" is this listing. */
export function ownCapacityClaims(text: string): readonly CapacityClaim[] {
  return claimsBy([...LIMITS, ...ROOMS], text);
}

/** The smallest group that a question and its answer send to a second van or boat, or null. */
export function smallestSplitGroup(text: string): CapacityClaim | null {
  const match = TOO_MANY.exec(text);
  return match ? { words: match[0], people: numberOf(match[1] ?? ''), types: subjectOf(match[0]) } : null;
}
