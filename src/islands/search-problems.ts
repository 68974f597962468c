import { LISTINGS_PROBLEM } from '../lib/stores/listings.ts';
import type { SearchProblem } from '../lib/stores/search-results.ts';

/** What a traveller reads where the page cannot show what is looked for. */
export const PROBLEM_TEXTS: Readonly<Record<SearchProblem, string>> = {
  'no-listings': 'The filters need the list of trips, and it did not come. All trips are below.',
  'old-listings': LISTINGS_PROBLEM,
  'no-words': 'What finds words did not come. The trips below are those from before.',
};
