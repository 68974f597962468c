import {
  addToComparison,
  addToFront,
  MAX_COMPARED,
  MAX_RECENT,
  parseListingCode,
  type Shortlist,
  toggleListing,
} from '../../lib/catalogue/shortlist.ts';
import { COMPARED_KEY, RECENT_KEY, SAVED_KEY } from '../../lib/site/storage-keys.ts';
import { listOf } from '../storage/parsers.ts';
import { type PersistentOptions, persistent } from '../storage/persistent.ts';
import { tabStore } from '../storage/tab-store.ts';

/** Far more than anybody saves by hand. */
const MAX_SAVED = 60;

/** Maximum number of stored entries that are read. */
const MAX_READ = 1000;

const parseCodes = listOf(parseListingCode, MAX_READ);

function shortlistUpTo(max: number): PersistentOptions<Shortlist> {
  const parse = (stored: unknown) => {
    const list = parseCodes(stored);
    return list && [...new Set(list)].slice(0, max);
  };
  return { fallback: [], parse };
}

/** Codes of listings saved for later, newest first. */
export const $saved = persistent(SAVED_KEY, shortlistUpTo(MAX_SAVED));

/** Codes of listings in the comparison. */
export const $compared = persistent(COMPARED_KEY, shortlistUpTo(MAX_COMPARED));

/** Codes of listings whose pages were opened in this tab, newest first. */
export const $recent = tabStore(RECENT_KEY, shortlistUpTo(MAX_RECENT));

/** Saves a listing, or removes it again. @returns whether it is saved now */
export function toggleSaved(code: string): boolean {
  $saved.set(toggleListing($saved.get(), code).slice(0, MAX_SAVED));
  return $saved.get().includes(code);
}

/**
 * Adds a listing to the comparison, or takes it out. @returns false when three are there already
 */
export function toggleCompared(code: string): boolean {
  const list = $compared.get();
  if (list.includes(code)) {
    $compared.set(toggleListing(list, code));
    return true;
  }
  const outcome = addToComparison(list, code);
  if (outcome.kind === 'added') $compared.set(outcome.list);
  return outcome.kind !== 'full';
}

/** Records that a listing's page was opened. */
export function recordVisit(code: string): void {
  $recent.set(addToFront($recent.get(), code, MAX_RECENT));
}
