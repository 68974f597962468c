import { type CollectionKey, getCollection } from 'astro:content';
import type { ContentFile, ContentLibrary } from '../../lib/content-validation/content-library.ts';
import { ContentError } from '../../lib/content-validation/content-problem.ts';
import { libraryProblems } from '../../lib/content-validation/library-validation.ts';
import { clocksInTexts } from './clocks-in-texts.ts';

async function filesOf<Data>(collection: CollectionKey): Promise<ContentFile<Data>[]> {
  const entries = await getCollection(collection);
  return entries
    .map(({ id, data, filePath, ...entry }) => ({
      id,
      file: filePath ?? `src/content/${collection}/${id}`,
      data: data as Data,
      body: 'body' in entry ? entry.body : undefined,
    }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** The one file of a settings collection. */
export async function settingsFile<Data>(collection: CollectionKey): Promise<ContentFile<Data>> {
  const [file] = await filesOf<Data>(collection);
  if (!file)
    throw new Error(`src/content/settings: the file of "${collection}" is missing. Restore it from the repository.`);
  return file;
}

async function readLibrary(): Promise<ContentLibrary> {
  const bestsellers = await settingsFile<{ codes: string[] }>('bestsellers');
  const heroes = await settingsFile<{ heroes: ContentLibrary['heroes']['data'] }>('heroes');
  const imageGroups = await settingsFile<{ groups: ContentLibrary['imageGroups']['data']; photographs: string[] }>(
    'imageGroups',
  );
  return {
    listings: await filesOf('listings'),
    places: await filesOf('places'),
    gazetteer: await filesOf('gazetteer'),
    providers: await filesOf('providers'),
    policies: await filesOf('policies'),
    fees: await filesOf('fees'),
    intros: await filesOf('intros'),
    landingPages: await filesOf('landingPages'),
    pages: await filesOf('pages'),
    articles: await filesOf('articles'),
    reviews: await filesOf('reviews'),
    fleet: await settingsFile('fleet'),
    map: await settingsFile('map'),
    bestsellers: { ...bestsellers, data: bestsellers.data.codes },
    heroes: { ...heroes, data: heroes.data.heroes },
    imageGroups: { ...imageGroups, data: imageGroups.data.groups },
    photographs: { ...imageGroups, data: imageGroups.data.photographs },
  };
}

let validLibrary: Promise<ContentLibrary> | undefined;

async function readValidLibrary(): Promise<ContentLibrary> {
  const library = await readLibrary();
  const problems = libraryProblems(library);
  if (problems.length > 0) throw new ContentError(problems);
  // Travellers are quoted as they wrote.
  return { ...clocksInTexts(library), reviews: library.reviews };
}

/**
 * All content that refers to each other, read and checked once a build.
 *
 * @throws ContentError with every problem between the files.
 */
export function contentLibrary(): Promise<ContentLibrary> {
  validLibrary ??= readValidLibrary();
  return validLibrary;
}
