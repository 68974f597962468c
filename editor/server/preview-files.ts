import { createHash, randomBytes } from 'node:crypto';
import { isAbsolute, join, relative } from 'node:path';
import { PREVIEW_FILES_PATH } from '../lib/pictures.contract.ts';

/** A picture, typeface or style sheet of a preview. */
export interface PreviewFile {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** The files of the pages that were previewed. */
export interface PreviewFiles {
  /** The address of a picture or typeface of the site; null for anything else. */
  readonly addressOf: (url: string) => string | null;
  /** The address of a text of styles. */
  readonly addressOfStyles: (css: string) => string;
  /** A file by what follows PREVIEW_FILES_PATH; null for what no page has named. */
  readonly read: (name: string) => Promise<PreviewFile | null>;
}

/** A page has some 60 pictures in four sizes; older ones are loaded again. */
const MAX_FILES = 2000;

const MAX_PICTURE_PIXELS = 4000;

/** Pictures without markup, which cannot load anything. */
const DATA_PICTURE = /^data:image\/(?:png|jpeg|webp|avif|gif);base64,[a-z0-9+/=]*$/i;

const TYPEFACE = /^\/_astro\/fonts\/[\w.-]+\.woff2$/;

const IMAGE_OPTIONS: Readonly<Record<string, RegExp>> = {
  href: /^/,
  w: /^\d{1,4}$/,
  h: /^\d{1,4}$/,
  q: /^\d{1,3}$/,
  f: /^(?:avif|webp|jpeg|png)$/,
};

/**
 * Files of previews, each under a name that nobody can guess. Only what a page has named can be
 * read, so that a request chooses no address.
 *
 * @param projectFolder where the pages' pictures are
 * @param load gets a file by its address on the site; null where there is none
 */
export function createPreviewFiles(
  projectFolder: string,
  load: (url: string) => Promise<PreviewFile | null>,
): PreviewFiles {
  const key = randomBytes(16);
  const files = new Map<string, () => Promise<PreviewFile | null>>();

  const register = (content: string, read: () => Promise<PreviewFile | null>): string => {
    const name = createHash('sha256').update(key).update(content).digest('hex').slice(0, 32);
    const known = files.get(name);
    files.delete(name);
    files.set(name, known ?? readOnce(read));
    const [oldest] = files.size > MAX_FILES ? files.keys() : [];
    if (oldest !== undefined) files.delete(oldest);
    return PREVIEW_FILES_PATH + name;
  };

  return {
    addressOf: (url) => {
      if (DATA_PICTURE.test(url)) return url;
      return isPublicFile(url, projectFolder) ? register(`file ${url}`, () => load(url)) : null;
    },
    addressOfStyles: (css) =>
      register(`styles ${css}`, async () => ({ type: 'text/css; charset=utf-8', bytes: Buffer.from(css) })),
    read: async (name) => (await files.get(name)?.()) ?? null,
  };
}

/** Reads once, and again after a failure. */
function readOnce(read: () => Promise<PreviewFile | null>): () => Promise<PreviewFile | null> {
  let known: Promise<PreviewFile | null> | undefined;
  return async () => {
    known ??= read();
    const file = await known.catch(() => null);
    if (!file) known = undefined;
    return file;
  };
}

/** Whether an address is that of a picture or typeface of the site. */
function isPublicFile(url: string, projectFolder: string): boolean {
  if (!url.startsWith('/') || /^\/[/\\]|[\\\0\n\r\t]/.test(url) || !URL.canParse(url, 'http://site')) return false;
  const { origin, pathname, searchParams } = new URL(url, 'http://site');
  if (origin !== 'http://site') return false;
  if (pathname === '/_image') return isPublicImage(searchParams, projectFolder);
  return TYPEFACE.test(url) || isMaster(url, projectFolder);
}

function isPublicImage(options: URLSearchParams, projectFolder: string): boolean {
  const isKnown = [...options].every(([name, value]) => IMAGE_OPTIONS[name]?.test(value));
  const isSmall = ['w', 'h'].every((name) => Number(options.get(name) ?? 0) <= MAX_PICTURE_PIXELS);
  return isKnown && isSmall && isMaster(options.get('href') ?? '', projectFolder);
}

/** Whether the development server has a picture of src/assets/images at an address. */
function isMaster(url: string, projectFolder: string): boolean {
  const [address = '', ...queries] = url.split('?');
  if (queries.length > 1 || !/^\/@fs\/.+\.webp$/.test(address)) return false;
  const path = relative(join(projectFolder, 'src/assets/images'), address.slice('/@fs'.length));
  return !isAbsolute(path) && /^[A-Z-]+\/[A-Z-]+[1-5]\.webp$/.test(path);
}
