import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { filesBelow } from '../incremental/files-below.ts';
import { FORMATS } from './compression-format.ts';

const TEXT = new Set(['.html', '.css', '.js', '.json', '.xml', '.svg', '.txt', '.webmanifest']);
const MIN_BYTES = 1024;

/** A file to compress. */
export interface TextFile {
  readonly path: string;
  readonly size: number;
  /** Time of its last change, in milliseconds. */
  readonly writtenAt: number;
}

/** The files in a folder to compress: text of more than 1 KB. */
export function findTextFiles(folder: string): readonly TextFile[] {
  const paths = listFiles(folder).filter((path) => TEXT.has(extname(path)));
  return paths.map(describe).filter((file) => file.size > MIN_BYTES);
}

/** Deletes compressed copies of all other files: removed ones, and those now too small. */
export async function deleteOrphans(folder: string, files: readonly TextFile[]): Promise<void> {
  const originals = new Set(files.map(({ path }) => path));
  const orphans = listFiles(folder).filter((path) => isCopy(path) && !originals.has(originalOf(path)));
  await Promise.all(orphans.map((path) => rm(path)));
}

// Synchronous: promises for ten thousand files take longer than the look itself.
function describe(path: string): TextFile {
  const { size, mtimeMs } = statSync(path);
  return { path, size, writtenAt: mtimeMs };
}

function listFiles(folder: string): readonly string[] {
  return filesBelow(folder).map((name) => join(folder, name));
}

/** Whether a file is the compressed copy of another one. */
export function isCopy(path: string): boolean {
  return FORMATS.some((format) => path.endsWith(`.${format}`)) && TEXT.has(extname(originalOf(path)));
}

/** The paths of a file's compressed copies. */
export function copiesOf(path: string): readonly string[] {
  return FORMATS.map((format) => `${path}.${format}`);
}

function originalOf(copy: string): string {
  return copy.slice(0, -extname(copy).length);
}

function writtenAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * Whether a file's compressed copies are current.
 *
 * @param changedAt - when the file was last written, in milliseconds
 */
export function hasCurrentCopies(path: string, changedAt: number): boolean {
  return copiesOf(path).every((copy) => writtenAt(copy) >= changedAt);
}
