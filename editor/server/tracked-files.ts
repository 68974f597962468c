import type { Stats } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { contentPathSchema } from '../lib/editor.contract.ts';
import { digestOf } from './stored-file.ts';

/** The folders whose files are published together. */
export interface TrackedFolders {
  readonly content: string;
  /** Photographs and illustrations: `src/assets/images`. */
  readonly pictures: string;
}

/** What stands before the path of a picture: `images/VAN/VAN2.webp`. No content has this folder. */
const PICTURES = 'images/';

const PICTURE = /^images\/[A-Z-]+\/[A-Z-]+[1-5]\.webp$/;

/** Whether a path is that of a picture. */
export function isPicture(path: string): boolean {
  return path.startsWith(PICTURES);
}

/** The place of a tracked file. @throws Error for a path that no tracked file has */
export function fileOf({ content, pictures }: TrackedFolders, path: string): string {
  if (!isTracked(path)) throw new Error(`"${path}" is no file that is published.`);
  return isPicture(path) ? join(pictures, path.slice(PICTURES.length)) : join(content, path);
}

function isTracked(path: string): boolean {
  return PICTURE.test(path) || contentPathSchema.safeParse(path).success;
}

/** Digests of files by path. */
export type Digests = ReadonlyMap<string, string>;

/** Returns a function for the digests of all tracked files, which reads only changed ones. */
export function createDigests(folders: TrackedFolders): () => Promise<Digests> {
  let known = new Map<string, { readonly version: string; readonly digest: string }>();
  return async () => {
    const next: typeof known = new Map();
    for (const path of await trackedPaths(folders)) {
      const file = fileOf(folders, path);
      const version = versionOf(await stat(file));
      const before = known.get(path);
      const digest = before?.version === version ? before.digest : digestOf(await readFile(file));
      next.set(path, { version, digest });
    }
    known = next;
    return new Map([...next].map(([path, { digest }]) => [path, digest]));
  };
}

function versionOf({ ino, size, mtimeMs, ctimeMs }: Stats): string {
  return `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
}

/** The paths of all tracked files, sorted. */
export async function trackedPaths({ content, pictures }: TrackedFolders): Promise<readonly string[]> {
  const images = (await filesBelow(pictures)).map((path) => `${PICTURES}${path}`);
  return [...(await filesBelow(content)), ...images].filter(isTracked).toSorted();
}

async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'));
}
