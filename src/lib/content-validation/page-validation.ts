import type { ListingFilter } from '../catalogue/listing-filter.schema.ts';
import { matchesFilter } from '../catalogue/listing-filter.ts';
import { policyProblem } from '../policies/policy-validation.ts';
import type { ContentLibrary } from './content-library.ts';
import type { ContentProblem } from './content-problem.ts';
import { pictureProblem } from './image-validation.ts';

function matchesNothing({ listings }: ContentLibrary, filter: ListingFilter): boolean {
  return !listings.some(({ data }) => data.status === 'PUBLISHED' && matchesFilter(data, filter));
}

function filterProblem(library: ContentLibrary, file: string, field: string, filter: ListingFilter): ContentProblem[] {
  return matchesNothing(library, filter)
    ? [{ file, field, found: JSON.stringify(filter), allowed: 'a filter that matches at least one published listing' }]
    : [];
}

function canonicalProblem({ landingPages }: ContentLibrary, file: string, canonical: string): ContentProblem[] {
  const target = landingPages.find(({ id }) => id === canonical);
  if (target && !target.data.canonical) return [];
  const allowed = 'the file name of a landing page that has no canonical page itself';
  return [{ file, field: 'canonical', found: `"${canonical}"`, allowed }];
}

function landingProblems(library: ContentLibrary): ContentProblem[] {
  const intros = library.intros.map(({ id }) => id);
  return library.landingPages.flatMap(({ file, data }) => [
    ...filterProblem(library, file, 'filter', data.filter),
    ...(data.canonical ? canonicalProblem(library, file, data.canonical) : []),
    ...(data.intro && !intros.includes(data.intro)
      ? [{ file, field: 'intro', found: `"${data.intro}"`, allowed: `one of ${intros.join(', ')}` }]
      : []),
  ]);
}

function feeProblems(library: ContentLibrary): ContentProblem[] {
  return library.fees.flatMap(({ file, data }) =>
    data.appliesTo.flatMap((filter, index) => filterProblem(library, file, `appliesTo.${index}`, filter)),
  );
}

function pictureProblems(library: ContentLibrary): ContentProblem[] {
  const { heroes, places, photographs } = library;
  const ofHeroes = Object.entries(heroes.data).flatMap(([path, { image }]) =>
    image ? pictureProblem(library, heroes.file, `heroes.${path}.image`, image) : [],
  );
  const ofListings = library.listings.flatMap(({ file, data }) =>
    data.thumbnail ? pictureProblem(library, file, 'thumbnail', data.thumbnail) : [],
  );
  return [
    ...ofHeroes,
    ...ofListings,
    ...places.flatMap(({ file, data }) => pictureProblem(library, file, 'image', data.image)),
    ...photographs.data.flatMap((key, index) => pictureProblem(library, photographs.file, `photographs.${index}`, key)),
  ];
}

function policyProblems({ policies }: ContentLibrary): ContentProblem[] {
  return policies.flatMap(({ file, data }) => {
    const problem = policyProblem(data);
    const [field = '', ...reason] = problem?.split(': ') ?? [];
    return problem
      ? [{ file, field, found: reason.join(': '), allowed: 'rules that do not contradict each other' }]
      : [];
  });
}

function bestsellerProblems({ bestsellers, listings }: ContentLibrary): ContentProblem[] {
  const codes = listings.filter(({ data }) => !data.sample).map(({ data }) => data.code);
  return bestsellers.data
    .map((code, index) => ({ code, field: `codes.${index}` }))
    .filter(({ code }) => !codes.includes(code))
    .map(({ code, field }) => ({
      file: bestsellers.file,
      field,
      found: `"${code}"`,
      allowed: 'the code of a listing that is no example',
    }));
}

/** Problems of landing pages, fees, policies, pictures and bestsellers beyond their schemas. */
export function pageProblems(library: ContentLibrary): ContentProblem[] {
  return [
    ...landingProblems(library),
    ...feeProblems(library),
    ...pictureProblems(library),
    ...policyProblems(library),
    ...bestsellerProblems(library),
  ];
}
