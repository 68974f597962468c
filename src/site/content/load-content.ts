import { type CollectionKey, getCollection } from 'astro:content';
import {
  assembleLibrary,
  COLLECTION_FOLDERS,
  COLLECTION_SETTINGS,
  englishDataByName,
  type FilesByCollection,
  type LibraryCollection,
  onlyFile,
} from '../../lib/content-validation/assemble-library.ts';
import type { ContentFile, ContentLibrary } from '../../lib/content-validation/content-library.ts';
import { ContentError } from '../../lib/content-validation/content-problem.ts';
import { libraryProblems } from '../../lib/content-validation/library-validation.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../lib/languages/language.ts';
import { clocksInTexts } from './clocks-in-texts.ts';
import { oncePerLanguage } from './once-per-language.ts';
import { translateFiles, translationMistakes } from './translations.ts';

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
  return onlyFile(collection, await filesOf(collection));
}

const SETTINGS_FILES: Partial<Readonly<Record<CollectionKey, string>>> = COLLECTION_SETTINGS;

/** The file of a settings collection with its texts in a language. */
export async function translatedSettings<Data>(
  collection: CollectionKey,
  language: Language,
): Promise<ContentFile<Data>> {
  const file = await settingsFile<Data>(collection);
  const [translated] = await translateFiles(
    'settings',
    [{ ...file, id: SETTINGS_FILES[collection] ?? collection }],
    language,
  );
  return translated ?? file;
}

let english: Promise<ContentLibrary> | undefined;

async function readFiles(): Promise<FilesByCollection> {
  const names = Object.keys({ ...COLLECTION_FOLDERS, ...COLLECTION_SETTINGS }) as LibraryCollection[];
  const files = await Promise.all(names.map(async (name) => [name, await filesOf(name)] as const));
  return Object.fromEntries(files) as unknown as FilesByCollection;
}

async function readValidLibrary(): Promise<ContentLibrary> {
  const files = await readFiles();
  const library = assembleLibrary(files);
  const problems = [...libraryProblems(library), ...(await translationMistakes(englishDataByName(files)))];
  if (problems.length > 0) throw new ContentError(problems);
  return library;
}

async function translateLibrary(library: ContentLibrary, language: Language): Promise<ContentLibrary> {
  const of = <Data>(folder: string, files: readonly ContentFile<Data>[]) => translateFiles(folder, files, language);
  const heroes = await translatedSettings<{ heroes: ContentLibrary['heroes']['data'] }>('heroes', language);
  const imageGroups = await translatedSettings<{ groups: ContentLibrary['imageGroups']['data'] }>(
    'imageGroups',
    language,
  );
  return {
    ...library,
    listings: await of('listings', library.listings),
    places: await of('places', library.places),
    gazetteer: await of('gazetteer', library.gazetteer),
    providers: await of('providers', library.providers),
    policies: await of('policies', library.policies),
    fees: await of('fees', library.fees),
    intros: await of('intros', library.intros),
    landingPages: await of('landing-pages', library.landingPages),
    heroes: { ...heroes, data: heroes.data.heroes },
    imageGroups: { ...imageGroups, data: imageGroups.data.groups },
  };
}

/**
 * All content that refers to each other in a language, read and checked once a build.
 *
 * @throws ContentError with every problem between the files.
 */
export const contentLibrary = oncePerLanguage(async (language): Promise<ContentLibrary> => {
  english ??= readValidLibrary();
  const library = await english;
  const translated = language === DEFAULT_LANGUAGE ? library : await translateLibrary(library, language);
  // Travellers are quoted as they wrote.
  return { ...clocksInTexts(translated, language), reviews: library.reviews };
});
