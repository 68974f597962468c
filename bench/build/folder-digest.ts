import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The files of a folder, by path, each with the digest of its bytes. */
export type FolderDigest = ReadonlyMap<string, string>;

/** How two folders differ. */
export interface FolderDifference {
  readonly compared: number;
  /** Paths of files that differ, or that only one folder has. */
  readonly different: readonly string[];
}

/** Reads every file of a folder. */
export function digestFolder(folder: string): FolderDigest {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('base64url')];
    }),
  );
}

/** Compares two folders file by file. */
export function compareFolders(a: FolderDigest, b: FolderDigest): FolderDifference {
  const paths = new Set([...a.keys(), ...b.keys()]);
  return { compared: paths.size, different: [...paths].filter((path) => a.get(path) !== b.get(path)) };
}
