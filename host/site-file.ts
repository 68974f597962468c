import { type Stats, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Coding } from './accepted-codings.ts';

/** A file of the site, or its compressed copy: what is sent for a path. */
export interface SiteFile {
  /** Its path: `/srv/dist/client/tours/index.html.br`. */
  readonly path: string;
  readonly size: number;
  /** Time of its last change, in milliseconds. */
  readonly writtenAt: number;
  /** The ending of the uncompressed file: `.html`. */
  readonly extension: string;
  /** The compression, or null. */
  readonly coding: Coding | null;
}

const COPY_EXTENSIONS: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' };

/**
 * Finds the file for a path: `/tours` is `tours/index.html` or `tours.html`. A compressed copy is
 * only sent while its file exists.
 *
 * @param path - decoded, without `..`
 * @param codings - accepted by the client, preferred ones first
 */
export function findSiteFile(folder: string, path: string, codings: readonly Coding[]): SiteFile | null {
  for (const name of candidates(path)) {
    const plain = join(folder, name);
    const extension = extname(name);
    const stats = fileStats(plain);
    if (stats) return findCopy(plain, extension, codings) ?? siteFileOf(plain, stats, extension, null);
  }
  return null;
}

function candidates(path: string): readonly string[] {
  return path.endsWith('/') ? [`${path}index.html`] : [path, `${path}/index.html`, `${path}.html`];
}

function findCopy(plain: string, extension: string, codings: readonly Coding[]): SiteFile | null {
  for (const coding of codings) {
    const copy = plain + COPY_EXTENSIONS[coding];
    const stats = fileStats(copy);
    if (stats) return siteFileOf(copy, stats, extension, coding);
  }
  return null;
}

function siteFileOf(path: string, { size, mtimeMs }: Stats, extension: string, coding: Coding | null): SiteFile {
  return { path, size, writtenAt: mtimeMs, extension, coding };
}

/** Null also where no file can be: a name that is too long, a folder that may not be read. */
function fileStats(path: string): Stats | null {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats?.isFile() ? stats : null;
  } catch {
    return null;
  }
}
