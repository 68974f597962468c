import type { ContentLibrary } from './content-library.ts';
import type { ContentProblem } from './content-problem.ts';
import { pictureProblem } from './image-validation.ts';

function articleProblems(library: ContentLibrary): ContentProblem[] {
  const places = library.places.map(({ data }) => data.code);
  return library.articles.flatMap(({ file, data: { image, routesTo } }) => [
    ...pictureProblem(library, file, 'image', image),
    ...(routesTo === undefined || places.includes(routesTo)
      ? []
      : [{ file, field: 'routesTo', found: `"${routesTo}"`, allowed: `one of ${places.join(', ')}` }]),
  ]);
}

/** Problems of reviews. Their listing may be unpublished, but must have a file. */
function reviewProblems({ reviews, listings }: ContentLibrary): ContentProblem[] {
  const codes = new Set(listings.map(({ data }) => data.code));
  return reviews.flatMap(({ file, data }) =>
    data.reviews.flatMap(({ listingCode }, index) =>
      listingCode === undefined || codes.has(listingCode)
        ? []
        : [
            {
              file,
              field: `reviews.${index}.listingCode`,
              found: `"${listingCode}"`,
              allowed: 'the code of a listing',
            },
          ],
    ),
  );
}

/** Broken references of articles and reviews. */
export function textProblems(library: ContentLibrary): ContentProblem[] {
  return [...articleProblems(library), ...reviewProblems(library)];
}
