import { LISTINGS_PROBLEM } from './listings.ts';
import type { SearchProblem } from './search-results.store.ts';

/** Messages for searches that failed. */
export const PROBLEM_TEXTS: Readonly<Record<SearchProblem, string>> = {
  'no-listings': 'The filters could not be loaded. All trips are shown below.',
  'old-listings': LISTINGS_PROBLEM,
  'no-words': 'Keyword search could not be loaded. You see the same trips as before.',
};
