import { statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../incremental/files-below.ts';

/** A file of the finished site. */
export interface SiteFile {
  /** Its path in the folder, with forward slashes: `tours/index.html`. */
  readonly name: string;
  readonly size: number;
  /** Whole milliseconds since 1970: a copy of a file has no parts of them. */
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
export function filesWorthSaving(folder: string, also: ReadonlySet<string>): readonly SiteFile[] {
  const names = filesBelow(folder)
    .filter((name) => also.has(name) || WORTH_SAVING.some((pattern) => pattern.test(name)))
    .toSorted();
  return names.map((name) => {
    const { size, mtimeMs } = statSync(join(folder, name));
    return { name, size, writtenAt: Math.trunc(mtimeMs) };
  });
}
