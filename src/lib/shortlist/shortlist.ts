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
