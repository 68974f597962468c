import { LISTINGS_PROBLEM } from './listings.ts';
import type { SearchProblem } from './search-results.store.ts';

/** Messages for searches that failed. */
export const PROBLEM_TEXTS: Readonly<Record<SearchProblem, string>> = {
  'no-listings': 'The filters need the list of trips, and it did not come. All trips are below.',
  'old-listings': LISTINGS_PROBLEM,
  'no-words': 'What finds words did not come. The trips below are those from before.',
};
