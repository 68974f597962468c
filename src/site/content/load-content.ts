import { type CollectionKey, getCollection } from 'astro:content';
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

/** The names of settings files by their collection. */
const SETTINGS_FILES: Partial<Readonly<Record<CollectionKey, string>>> = { imageGroups: 'image-groups' };

/** The one file of a settings collection. */
export async function settingsFile<Data>(collection: CollectionKey): Promise<ContentFile<Data>> {
  const [file] = await filesOf<Data>(collection);
  if (!file)
    throw new Error(`src/content/settings: the file of "${collection}" is missing. Restore it from the repository.`);
  return file;
}

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

let english: Promise<ContentLibrary> | undefined;

/** The folders of translated files by their collection. */
const FOLDERS = {
  listings: 'listings',
  places: 'places',
  gazetteer: 'gazetteer',
  providers: 'providers',
  policies: 'policies',
  fees: 'fees',
  intros: 'intros',
  landingPages: 'landing-pages',
  pages: 'pages',
  articles: 'articles',
} as const;

async function filesByName(library: ContentLibrary): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>> {
  const files = Object.entries(FOLDERS).flatMap(([collection, folder]) =>
    library[collection as keyof typeof FOLDERS].map(({ id, data }) => [`${folder}/${id}`, data as object] as const),
  );
  const settings = (['site', 'heroes', 'imageGroups'] as const).map(async (collection) => {
    const { data } = await settingsFile<object>(collection);
    return [`settings/${SETTINGS_FILES[collection] ?? collection}`, data] as const;
  });
  return new Map([...files, ...(await Promise.all(settings))]) as ReadonlyMap<
    string,
    Readonly<Record<string, unknown>>
  >;
}

async function readValidLibrary(): Promise<ContentLibrary> {
  const library = await readLibrary();
  const problems = [...libraryProblems(library), ...(await translationMistakes(await filesByName(library)))];
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
