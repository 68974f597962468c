import { readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { englishName } from '../finish/localize-scripts.ts';
import { copiesOf, isCopy } from '../finish/text-files.ts';

/** Rule for files to keep besides those written since a moment. */
export interface KeepRule {
  /** Absolute paths. */
  readonly files: ReadonlySet<string>;
  /**
   * Milliseconds since 1970. Compared with when a file was put there: a copied file may carry an
   * older date.
   */
  readonly since: number;
  /** Whether a file is retained for pages of earlier builds. */
  readonly isRetained?: (path: string) => boolean;
}

/** Pattern for the shared script of finish/island-runtime.ts, which preserved pages need. */
const SHARED_SCRIPT = /islands\.[0-9a-f]{8}\.js$/;

/** A script in another language, which is written after this, is judged by its English one. */
function isStale(path: string, { files, since, isRetained }: KeepRule): boolean {
  const english = englishName(path);
  const isProtected = files.has(path) || files.has(english) || isCopy(path) || SHARED_SCRIPT.test(path);
  if (isProtected) return false;
  const { ctimeMs } = statSync(english, { throwIfNoEntry: false }) ?? statSync(path);
  return ctimeMs < since && !isRetained?.(path);
}

function deleteWithCopies(path: string): void {
  for (const file of [path, ...copiesOf(path)]) rmSync(file, { force: true });
}

/**
 * Deletes stale files in a folder, with compressed copies and folders that are empty then.
 *
 * @returns whether the folder itself is gone
 */
export function deleteStaleFiles(folder: string, rule: KeepRule): boolean {
  let deleted = false;
  // Synchronous: promises for ten thousand folders take longer than the look itself.
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) deleted = deleteStaleFiles(path, rule) || deleted;
    else if (isStale(path, rule)) {
      deleteWithCopies(path);
      deleted = true;
    }
  }
  return deleted && deleteIfEmpty(folder);
}

function deleteIfEmpty(folder: string): boolean {
  const empty = readdirSync(folder).length === 0;
  if (empty) rmdirSync(folder);
  return empty;
}
