import { PATHS } from '../navigation/paths.ts';

/** Codes of listings that a traveller put aside, newest first. */
export type Shortlist = readonly string[];

/** Maximum number of listings in a comparison. */
export const MAX_COMPARED = 3;

/** Maximum number of pages in the history. */
export const MAX_RECENT = 12;

/** Adds a code to the front and drops the last above the maximum. A code is in a list once. */
export function addToFront(list: Shortlist, code: string, most: number): Shortlist {
  return [code, ...list.filter((other) => other !== code)].slice(0, most);
}

/** Takes a code out when it is in, and puts it in front when it is not. */
export function toggleListing(list: Shortlist, code: string): Shortlist {
  return list.includes(code) ? list.filter((other) => other !== code) : [code, ...list];
}

/** Outcome of adding a listing to the comparison. */
export type Comparison =
  | { readonly kind: 'added'; readonly list: Shortlist }
  | { readonly kind: 'already'; readonly list: Shortlist }
  | { readonly kind: 'full'; readonly list: Shortlist };

/**
 * Adds a listing to the comparison of at most three. A fourth is refused, so that none disappears
 * unnoticed.
 */
export function addToComparison(list: Shortlist, code: string): Comparison {
  if (list.includes(code)) return { kind: 'already', list };
  if (list.length >= MAX_COMPARED) return { kind: 'full', list };
  return { kind: 'added', list: [...list, code] };
}

/**
 * Letters, then parts of capitals and digits: `PrivBoat-ELN-B`. The same shape as in
 * listing.schema.ts.
 */
const CODE = /^[A-Za-z]+(?:-[A-Z0-9]+)+$/;

/** Longer than any code that an editor would write. */
const MAX_CODE_LENGTH = 40;

/** Parses a listing code from storage or an address; undefined where it is invalid. */
export function parseListingCode(text: unknown): string | undefined {
  return typeof text === 'string' && text.length <= MAX_CODE_LENGTH && CODE.test(text) ? text : undefined;
}

/** The comparison that an address requests. */
export interface RequestedComparison {
  /**
   * At most three codes, each once. Only their form is checked, not whether such listings exist.
   */
  readonly codes: Shortlist;
  /** Number of entries of the address that were skipped: invalid, or too many. */
  readonly leftOut: number;
}

/** The address of a comparison, for sharing: `/compare?codes=PV-PPS-ELN,SV-PPS-ELN`. */
export function comparePath(codes: Shortlist): string {
  return codes.length > 0 ? `${PATHS.compare}?codes=${codes.join(',')}` : PATHS.compare;
}

/**
 * Parses the query of a comparison's address; null where it names no listing.
 *
 * @example parseComparison(new URLSearchParams('codes=JT-ELN-A,<b>')) // { codes: ['JT-ELN-A'],
 * leftOut: 1 }
 */
export function parseComparison(query: URLSearchParams): RequestedComparison | null {
  const asked = new Set((query.get('codes') ?? '').split(',').filter((part) => part !== ''));
  if (asked.size === 0) return null;
  const codes = [...asked].flatMap((part) => parseListingCode(part) ?? []).slice(0, MAX_COMPARED);
  return { codes, leftOut: asked.size - codes.length };
}
