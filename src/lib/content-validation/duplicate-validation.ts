import { pagePath } from '../navigation/paths.ts';
import type { ContentLibrary } from './content-library.ts';
import type { ContentProblem } from './content-problem.ts';

interface Claim {
  readonly key: string;
  readonly file: string;
  readonly field: string;
}

/** Problems for every key that a second file claims. */
function duplicates(claims: readonly Claim[]): ContentProblem[] {
  const owners = new Map<string, string>();
  return claims.flatMap(({ key, file, field }) => {
    const owner = owners.get(key);
    if (owner === undefined) owners.set(key, file);
    return owner === undefined
      ? []
      : [{ file, field, found: `"${key}", as in ${owner}`, allowed: 'one that no other file has' }];
  });
}

/** Claims of slugs, which must be unique across the site and not only in their section. */
function slugClaims({ listings, landingPages, pages }: ContentLibrary): Claim[] {
  const ofListings = listings.flatMap(({ file, data }) =>
    data.slug.map((key, index) => ({ key, file, field: `slug.${index}` })),
  );
  const ofPages = [...landingPages, ...pages].map(({ id, file }) => ({ key: id, file, field: "(the file's name)" }));
  return [...ofListings, ...ofPages];
}

/** Paths that no file may claim, because the site itself answers there. */
const OWN_PATHS = ['/destinations', '/search', '/cart', '/payment', '/cancel', '/confirmation', '/404', '/500'];

function pathProblems({ landingPages, pages }: ContentLibrary): ContentProblem[] {
  return [...landingPages, ...pages]
    .filter(({ id }) => OWN_PATHS.includes(pagePath(id)))
    .map(({ id, file }) => ({
      file,
      field: "(the file's name)",
      found: id,
      allowed: 'an address that the site does not use itself',
    }));
}

/** Problems of codes, slugs, ids, descriptions and areas that are used twice. */
export function duplicateProblems(library: ContentLibrary): ContentProblem[] {
  const { listings, places, gazetteer, providers, fees } = library;
  return [
    ...duplicates(listings.map(({ file, data }) => ({ key: data.code, file, field: 'code' }))),
    ...duplicates(slugClaims(library)),
    ...duplicates(
      listings.map(({ file, data }) => ({ key: data.content.seoDescription, file, field: 'content.seoDescription' })),
    ),
    ...duplicates(places.map(({ file, data }) => ({ key: data.code, file, field: 'code' }))),
    ...duplicates([
      ...places.flatMap(({ file, data }) =>
        data.areas.map(({ id }, index) => ({ key: id, file, field: `areas.${index}.id` })),
      ),
      ...gazetteer.flatMap(({ file, data }) =>
        data.places.map(({ id }, index) => ({ key: id, file, field: `places.${index}.id` })),
      ),
    ]),
    ...duplicates(places.map(({ file, data }) => ({ key: data.slug, file, field: 'slug' }))),
    ...duplicates(providers.map(({ file, data }) => ({ key: data.id, file, field: 'id' }))),
    ...duplicates(providers.map(({ file, data }) => ({ key: data.name, file, field: 'name' }))),
    ...duplicates(fees.map(({ file, data }) => ({ key: data.id, file, field: 'id' }))),
    ...pathProblems(library),
  ];
}
