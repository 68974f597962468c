import { type FilterableListing, matchesFilter } from '../../src/lib/catalogue/listing-filter.ts';
import { listingPath } from '../../src/lib/catalogue/listing-path.ts';
import { LISTING_TYPE_NAMES } from '../../src/lib/catalogue/listing-type.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../src/lib/languages/language.ts';
import { localizedPath } from '../../src/lib/languages/localized-path.ts';
import { articlePath, destinationPath, PATHS, pagePath } from '../../src/lib/navigation/paths.ts';
import { englishPathOf, kindOfFile, nameOfFile, translationPathOf } from '../lib/content-kind.ts';

type Data = Readonly<Record<string, unknown>>;

/** The content that a preview is of: what is saved, with the draft in its place. */
export interface PreviewContent {
  /** The data of a file; null where there is none. */
  readonly read: (path: string) => Data | null;
  /** The paths of the English files of a folder, in order. */
  readonly list: (folder: string) => readonly string[];
}

/**
 * An English page with the file that says in which languages it exists. Null for pages of every
 * language.
 */
interface Page {
  readonly path: string;
  readonly file: string | null;
}

const HOME: Page = { path: PATHS.home, file: null };

/** Kinds that no page shows by themselves. */
const WITHOUT_PAGE = new Set(['redirects', 'gazetteer', 'rates']);

/** Whether some page shows a file. */
export function hasPreview(path: string): boolean {
  const kind = kindOfFile(path);
  return kind !== null && !WITHOUT_PAGE.has(kind.id);
}

/**
 * The address of the page that shows a file; null for files without a page. It is in a language if
 * the page exists there.
 *
 * @param path of the file below the content folder
 */
export function previewAddress(path: string, language: Language, content: PreviewContent): string | null {
  const page = pageOf(englishPathOf(path), content);
  if (!page) return null;
  const exists = page.file === null || content.read(translationOf(page.file, language)) !== null;
  return localizedPath(page.path, exists ? language : DEFAULT_LANGUAGE);
}

function translationOf(file: string, language: Language): string {
  return language === DEFAULT_LANGUAGE ? file : translationPathOf(file, language);
}

/** @param file an English one */
function pageOf(file: string, content: PreviewContent): Page | null {
  const kind = kindOfFile(file);
  const name = nameOfFile(file);
  const data = content.read(file) ?? {};
  if (!kind || !hasPreview(file)) return null;
  switch (kind.id) {
    case 'listings':
      return isFilterable(data) ? listingPage(file, data) : null;
    case 'landing-pages':
    case 'pages':
      return { path: pagePath(name), file };
    case 'articles':
      return { path: articlePath(name), file };
    case 'places':
      return typeof data['slug'] === 'string' ? { path: destinationPath(data['slug']), file } : null;
    case 'policies':
      return listingWith(content, (listing) => listing['policy'] === name);
    case 'providers':
      return listingWith(content, (listing) => listing['providerId'] === name);
    case 'fees':
      return listingWith(content, (listing) => filtersOf(data).some((filter) => matchesFilter(listing, filter)));
    case 'intros':
      return landingPageWith(content, name);
    case 'map':
      return listingWith(content, (listing) => Array.isArray(listing['route'])) ?? HOME;
    default:
      return HOME;
  }
}

type ListingData = Data & FilterableListing & { readonly slug: readonly string[] };

/** Whether a draft has what its address is made of. */
function isFilterable(data: Data): data is ListingData {
  const { slug, listingType, code, origin, destination } = data;
  const isNamed = Array.isArray(slug) && typeof slug[0] === 'string';
  const isPlaced = [code, origin, destination].every((value) => typeof value === 'string');
  return isNamed && isPlaced && LISTING_TYPE_NAMES.some((type) => type === listingType);
}

function listingPage(file: string, listing: ListingData): Page {
  return { path: listingPath(listing), file };
}

/** The page of the first published listing that a condition is true of. */
function listingWith(content: PreviewContent, isMeant: (listing: ListingData) => boolean): Page | null {
  for (const file of content.list('listings')) {
    const data = content.read(file);
    if (data && data['status'] !== 'DRAFT' && isFilterable(data) && isMeant(data)) return listingPage(file, data);
  }
  return null;
}

function landingPageWith(content: PreviewContent, intro: string): Page | null {
  const file = content.list('landing-pages').find((path) => content.read(path)?.['intro'] === intro);
  return file ? (pageOf(file, content) ?? null) : null;
}

function filtersOf({ appliesTo }: Data): readonly Parameters<typeof matchesFilter>[1][] {
  return Array.isArray(appliesTo) ? appliesTo.filter((filter) => typeof filter === 'object' && filter !== null) : [];
}
