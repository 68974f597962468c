import type { ContentLibrary } from './content-library.ts';
import type { ContentProblem } from './content-problem.ts';
import { duplicateProblems } from './duplicate-problems.ts';
import { fileNameProblems } from './file-name-problems.ts';
import { gazetteerProblems } from './gazetteer-problems.ts';
import { knownReferences, listingProblems } from './listing-problems.ts';
import { pageProblems } from './page-problems.ts';
import { textProblems } from './text-problems.ts';

/** Everything that is wrong between files which are well formed one by one. Empty when the site can be built. */
export function libraryProblems(library: ContentLibrary): readonly ContentProblem[] {
  const known = knownReferences(library);
  return [
    ...library.listings.flatMap((listing) => listingProblems(listing, known)),
    ...duplicateProblems(library),
    ...fileNameProblems(library),
    ...gazetteerProblems(library),
    ...pageProblems(library),
    ...textProblems(library),
  ];
}
