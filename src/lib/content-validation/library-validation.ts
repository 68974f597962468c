import { capacityProblems } from './capacity-validation.ts';
import type { ContentLibrary } from './content-library.ts';
import type { ContentProblem } from './content-problem.ts';
import { duplicateProblems } from './duplicate-validation.ts';
import { fileNameProblems } from './file-name-validation.ts';
import { fleetProblems } from './fleet-validation.ts';
import { gazetteerProblems } from './gazetteer-validation.ts';
import { knownReferences, listingProblems } from './listing-validation.ts';
import { mapProblems } from './map-validation.ts';
import { pageProblems } from './page-validation.ts';
import { textProblems } from './text-validation.ts';

/**
 * Everything that is wrong between files which are well formed one by one. Empty when the site can
 * be built.
 */
export function libraryProblems(library: ContentLibrary): readonly ContentProblem[] {
  const known = knownReferences(library);
  return [
    ...library.listings.flatMap((listing) => listingProblems(listing, known)),
    ...duplicateProblems(library),
    ...fileNameProblems(library),
    ...gazetteerProblems(library),
    ...mapProblems(library),
    ...pageProblems(library),
    ...textProblems(library),
    ...capacityProblems(library),
    ...fleetProblems(library),
  ];
}
