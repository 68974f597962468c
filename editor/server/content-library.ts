import {
  assembleLibrary,
  COLLECTION_FOLDERS,
  COLLECTION_SETTINGS,
  englishDataByName,
  type FilesByCollection,
  type LibraryCollection,
} from '../../src/lib/content-validation/assemble-library.ts';
import type { ContentFile, ContentLibrary } from '../../src/lib/content-validation/content-library.ts';
import type { Site } from '../../src/lib/site/site.schema.ts';
import { languageOfFile, withoutEnding } from '../lib/content-kind.ts';
import type { Draft } from '../lib/editor.contract.ts';
import { type CheckedFile, checkFile } from './checked-file.ts';
import { readContentFiles } from './content-cache.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The content of a folder. Files that do not fit their schema are only in `files`. */
export interface LoadedLibrary {
  /** Every file by its path: `listings/PV-PPS-ELN.fr.yaml`. */
  readonly files: ReadonlyMap<string, CheckedFile>;
  /** English content, as the build assembles it. */
  readonly library: ContentLibrary;
  /** Null where the settings cannot be used. */
  readonly site: Site | null;
  /** Data of English files by the name that translations have: `listings/PV-PPS-ELN`. */
  readonly english: ReadonlyMap<string, Fields>;
  readonly translations: readonly ContentFile<Fields>[];
}

/** What stands in for settings that cannot be used, so that everything else can be edited. */
const EMPTY_SETTINGS: Readonly<Record<keyof typeof COLLECTION_SETTINGS, Fields | null>> = {
  site: null,
  fleet: { pools: [] },
  map: { landmarks: [], pickupPoints: {}, islands: [], roads: [] },
  bestsellers: { codes: [] },
  heroes: { heroes: {} },
  imageGroups: { groups: {}, photographs: [] },
};

function contentFile({ path, parsed, body }: CheckedFile, id: string): readonly ContentFile<Fields>[] {
  // The build reads texts below fields without blank lines around them.
  return parsed ? [{ id, file: path, data: parsed, body: body === null ? undefined : body.trim() }] : [];
}

function settingsFiles(files: ReadonlyMap<string, CheckedFile>, collection: keyof typeof COLLECTION_SETTINGS) {
  const name = COLLECTION_SETTINGS[collection];
  const path = `settings/${name}.yaml`;
  const found = files.get(path);
  const own = found ? contentFile(found, name) : [];
  const empty = EMPTY_SETTINGS[collection];
  return own.length > 0 || !empty ? own : [{ id: name, file: path, data: empty }];
}

function filesByCollection(files: ReadonlyMap<string, CheckedFile>): FilesByCollection {
  const english = [...files.values()].filter(({ path }) => languageOfFile(path) === null);
  const byFolder = Map.groupBy(english, ({ path }) => path.slice(0, path.indexOf('/')));
  const many = Object.entries(COLLECTION_FOLDERS).map(([collection, folder]) => {
    const own = (byFolder.get(folder) ?? []).flatMap((file) =>
      contentFile(file, withoutEnding(file.path).slice(folder.length + 1)),
    );
    return [collection, own.toSorted((a, b) => (a.id < b.id ? -1 : 1))] as const;
  });
  const settings = Object.keys(COLLECTION_SETTINGS).map((collection) => {
    return [collection, settingsFiles(files, collection as keyof typeof COLLECTION_SETTINGS)] as const;
  });
  return Object.fromEntries<readonly ContentFile<unknown>[]>([...many, ...settings]) as Readonly<
    Record<LibraryCollection, readonly ContentFile<unknown>[]>
  >;
}

function libraryOf(files: ReadonlyMap<string, CheckedFile>): LoadedLibrary {
  const collections = filesByCollection(files);
  const [site] = collections.site;
  return {
    files,
    library: assembleLibrary(collections),
    site: (site?.data as Site | undefined) ?? null,
    english: englishDataByName(collections),
    translations: [...files.values()].flatMap((file) =>
      languageOfFile(file.path) === null ? [] : contentFile(file, withoutEnding(file.path)),
    ),
  };
}

/** What was loaded last. */
let loaded: LoadedLibrary | undefined;

/** Files that have not changed since they were read are the same objects. */
function hasSameFiles({ files }: LoadedLibrary, others: LoadedLibrary['files']): boolean {
  return files.size === others.size && [...others].every(([path, file]) => files.get(path) === file);
}

/**
 * Reads everything in a content folder, without the build's framework. As long as no file changes,
 * the same library is returned.
 */
export async function loadLibrary(contentFolder: string): Promise<LoadedLibrary> {
  const files = await readContentFiles(contentFolder);
  if (!loaded || !hasSameFiles(loaded, files)) loaded = libraryOf(files);
  return loaded;
}

/** The content with drafts in the place of their files, or beside them where they are new. */
export function withDrafts({ files }: LoadedLibrary, drafts: readonly Draft[]): LoadedLibrary {
  return libraryOf(new Map([...files, ...drafts.map((draft) => [draft.path, checkFile(draft)] as const)]));
}

/** The content without some files. */
export function withoutFiles({ files }: LoadedLibrary, paths: readonly string[]): LoadedLibrary {
  return libraryOf(new Map([...files].filter(([path]) => !paths.includes(path))));
}
