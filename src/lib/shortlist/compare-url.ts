import { PATHS } from '../navigation/paths.ts';
import { parseListingCode } from './listing-code.ts';
import { MAX_COMPARED, type Shortlist } from './shortlist.ts';

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
