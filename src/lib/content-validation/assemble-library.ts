import type { ContentFile, ContentLibrary } from './content-library.ts';

/** The folders of collections that have several files, by the name in a library. */
export const COLLECTION_FOLDERS = {
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
  reviews: 'reviews',
} as const;

/** The names of the settings files that a library has, by their collection. */
export const COLLECTION_SETTINGS = {
  site: 'site',
  fleet: 'fleet',
  map: 'map',
  bestsellers: 'bestsellers',
  heroes: 'heroes',
  imageGroups: 'image-groups',
} as const;

/** A collection that takes part in a library. */
export type LibraryCollection = keyof typeof COLLECTION_FOLDERS | keyof typeof COLLECTION_SETTINGS;

/** The checked English files of each collection, by name. */
export type FilesByCollection = Readonly<Record<LibraryCollection, readonly ContentFile<unknown>[]>>;

/** The file of a settings collection. @throws Error where it is missing */
export function onlyFile<Data>(collection: string, [file]: readonly ContentFile<unknown>[]): ContentFile<Data> {
  if (!file)
    throw new Error(`src/content/settings: the file of "${collection}" is missing. Restore it from the repository.`);
  return file as ContentFile<Data>;
}

/** The library of the files of a content folder. @throws Error where a settings file is missing */
export function assembleLibrary(files: FilesByCollection): ContentLibrary {
  const many = Object.fromEntries(Object.keys(COLLECTION_FOLDERS).map((name) => [name, files[name as 'listings']]));
  const bestsellers = onlyFile<{ codes: string[] }>('bestsellers', files.bestsellers);
  const heroes = onlyFile<{ heroes: ContentLibrary['heroes']['data'] }>('heroes', files.heroes);
  const imageGroups = onlyFile<{ groups: ContentLibrary['imageGroups']['data']; photographs: string[] }>(
    'imageGroups',
    files.imageGroups,
  );
  return {
    ...(many as unknown as Omit<ContentLibrary, keyof typeof COLLECTION_SETTINGS | 'photographs'>),
    fleet: onlyFile('fleet', files.fleet),
    map: onlyFile('map', files.map),
    bestsellers: { ...bestsellers, data: bestsellers.data.codes },
    heroes: { ...heroes, data: heroes.data.heroes },
    imageGroups: { ...imageGroups, data: imageGroups.data.groups },
    photographs: { ...imageGroups, data: imageGroups.data.photographs },
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** Collections of which no file has texts to translate. */
const WITHOUT_TEXTS: readonly string[] = ['reviews', 'fleet', 'map', 'bestsellers'];

/** The data of English files by the name that translations beside them have: `settings/site`. */
export function englishDataByName(files: FilesByCollection): ReadonlyMap<string, Fields> {
  const settings = Object.entries(COLLECTION_SETTINGS).map(([collection, name]) => [collection, 'settings', name]);
  const all = [...Object.entries(COLLECTION_FOLDERS), ...settings];
  return new Map(
    all.flatMap(([collection = '', folder, name]) =>
      WITHOUT_TEXTS.includes(collection)
        ? []
        : files[collection as LibraryCollection].map(
            ({ id, data }) => [`${folder}/${name ?? id}`, data as Fields] as const,
          ),
    ),
  );
}
