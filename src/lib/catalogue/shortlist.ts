import { PATHS } from '../navigation/paths.ts';

/** Codes of listings that a traveller put aside, newest first. */
export type Shortlist = readonly string[];

/** At most this many listings stand side by side. */
export const MAX_COMPARED = 3;

/** At most this many pages are remembered. */
export const MAX_RECENT = 12;

/** Puts a code at the front; what falls over the end is forgotten. A code is in a list once. */
export function addToFront(list: Shortlist, code: string, most: number): Shortlist {
  return [code, ...list.filter((other) => other !== code)].slice(0, most);
}

/** Takes a code out when it is in, and puts it in front when it is not. */
export function toggleListing(list: Shortlist, code: string): Shortlist {
  return list.includes(code) ? list.filter((other) => other !== code) : [code, ...list];
}

/** What came of adding a listing to the comparison. */
export type Comparison =
  | { readonly kind: 'added'; readonly list: Shortlist }
  | { readonly kind: 'already'; readonly list: Shortlist }
  | { readonly kind: 'full'; readonly list: Shortlist };

/** Adds a listing to the comparison, which takes three: a fourth is refused rather than pushing one out unseen. */
export function addToComparison(list: Shortlist, code: string): Comparison {
  if (list.includes(code)) return { kind: 'already', list };
  if (list.length >= MAX_COMPARED) return { kind: 'full', list };
  return { kind: 'added', list: [...list, code] };
}

/** Letters, then parts of capitals and digits: `PrivBoat-ELN-B`. The same shape as in listing.schema.ts. */
const CODE = /^[A-Za-z]+(?:-[A-Z0-9]+)+$/;

/** Longer than any code that an editor would write. */
const MAX_CODE_LENGTH = 40;

/** Reads a code that came from storage or from an address; undefined for whatever cannot be one. */
export function parseListingCode(text: unknown): string | undefined {
  return typeof text === 'string' && text.length <= MAX_CODE_LENGTH && CODE.test(text) ? text : undefined;
}

/** What an address asks to compare. */
export interface RequestedComparison {
  /** At most three codes, each once. They have the shape of codes; whether such listings exist is not known here. */
  readonly codes: Shortlist;
  /** How many entries of the address were left out: no codes, or more than fit. */
  readonly leftOut: number;
}

/** The address of a comparison, for sharing: `/compare?codes=PV-PPS-ELN,SV-PPS-ELN`. */
export function comparePath(codes: Shortlist): string {
  return codes.length > 0 ? `${PATHS.compare}?codes=${codes.join(',')}` : PATHS.compare;
}

/**
 * Reads the query of a comparison's address; null where it names none.
 *
 * @example parseComparison(new URLSearchParams('codes=JT-ELN-A,<b>')) // { codes: ['JT-ELN-A'], leftOut: 1 }
 */
export function parseComparison(query: URLSearchParams): RequestedComparison | null {
  const asked = new Set((query.get('codes') ?? '').split(',').filter((part) => part !== ''));
  if (asked.size === 0) return null;
  const codes = [...asked].flatMap((part) => parseListingCode(part) ?? []).slice(0, MAX_COMPARED);
  return { codes, leftOut: asked.size - codes.length };
}
