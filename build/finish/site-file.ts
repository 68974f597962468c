import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { eachInParallel } from './each-in-parallel.ts';
import { nameIn } from './name-in.ts';

/** A file of the finished site. */
export interface SiteFile {
  /** Its path in the folder, with forward slashes: `tours/index.html`. */
  readonly name: string;
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
}

/** Patterns for files that pages need; not lists, compressed copies, or parts of the desk. */
const WORTH_SAVING = [
  /^_astro\/(?!desk-|Desk).+\.(?:js|css|woff2)$/,
  /^(?:[a-z]{2}\/)?(?:catalogue|countries|currencies|pictures|places|rates|redirects)\.json$/,
  /^(?:[a-z]{2}\/)?(?:listings\/.+\.json|flags\/.+\.svg|favicon\.svg)$/,
  /^(?!(?:[a-z]{2}\/)?(?:404|500)(?:\/index)?\.html$|desk\/).+\.html$/,
];

/** The address of a file: `/tours`. */
export function addressOf(name: string): string {
  return `/${name.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
}

/**
 * The files of a site that can be saved, by name.
 *
 * @param also names of pictures that cards show
 */
export async function filesWorthSaving(folder: string, also: ReadonlySet<string>): Promise<readonly SiteFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => nameIn(folder, join(parentPath, name)))
    .filter((name) => also.has(name) || WORTH_SAVING.some((pattern) => pattern.test(name)))
    .toSorted();
  const files = new Map<string, SiteFile>();
  await eachInParallel(names, 16, async (name) => {
    const { size, mtimeMs } = await stat(join(folder, name));
    files.set(name, { name, size, writtenAt: mtimeMs });
  });
  return names.map((name) => files.get(name)).filter((file) => file !== undefined);
}
