import type { ContentLibrary } from './content-library.ts';
import type { ContentProblem } from './content-problem.ts';
import { pictureProblem } from './image-validation.ts';
import { markdownProblems } from './markdown-validation.ts';

function articleProblems(library: ContentLibrary): ContentProblem[] {
  const places = library.places.map(({ data }) => data.code);
  return library.articles.flatMap(({ file, data: { image, secondImage, routesTo } }) => [
    ...pictureProblem(library, file, 'image', image),
    ...(secondImage ? pictureProblem(library, file, 'secondImage', secondImage) : []),
    ...(routesTo === undefined || places.includes(routesTo)
      ? []
      : [{ file, field: 'routesTo', found: `"${routesTo}"`, allowed: `one of ${places.join(', ')}` }]),
  ]);
}

function pageProblems(library: ContentLibrary): ContentProblem[] {
  return library.pages.flatMap(({ file, data: { image } }) =>
    image ? pictureProblem(library, file, 'image', image) : [],
  );
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

/** Broken references of pages, articles and reviews, and what in a text could run. */
export function textProblems(library: ContentLibrary): ContentProblem[] {
  const documents = [...library.pages, ...library.articles];
  return [
    ...pageProblems(library),
    ...articleProblems(library),
    ...reviewProblems(library),
    ...documents.flatMap(({ file, body }) => markdownProblems(file, body)),
  ];
}
