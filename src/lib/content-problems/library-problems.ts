import type { ContentLibrary } from './content-library.ts';
import type { ContentProblem } from './content-problem.ts';
import { duplicateProblems } from './duplicate-problems.ts';
import { knownReferences, listingProblems } from './listing-problems.ts';
import { pageProblems } from './page-problems.ts';

/** Everything that is wrong between files which are well formed one by one. Empty when the site can be built. */
export function libraryProblems(library: ContentLibrary): readonly ContentProblem[] {
  const known = knownReferences(library);
  return [
    ...library.listings.flatMap((listing) => listingProblems(listing, known)),
    ...duplicateProblems(library),
    ...pageProblems(library),
  ];
}
