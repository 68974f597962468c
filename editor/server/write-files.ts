import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import * as z from 'zod/mini';
import { syncFolder } from '../../src/server/database/private-file.ts';
import { digestOf, NO_STEP, type OnStep, replaceFile } from './stored-file.ts';

/** A file that is to be replaced, made or removed. */
export interface FileWrite {
  /** Below the folder: `listings/PV-PPS-ELN.yaml`. */
  readonly path: string;
  /** Its new content; null removes it. */
  readonly text: string | Uint8Array | null;
}

const journalSchema = z.array(
  z.strictObject({
    path: z.string(),
    /** The digest of what was there; null for nothing. */
    before: z.nullable(z.string()),
    /** The new bytes in base64; null removes the file. */
    after: z.nullable(z.base64()),
  }),
);

type JournalEntry = z.infer<typeof journalSchema>[number];

/** What is written down before the first file is replaced, and removed after the last. */
const JOURNAL = /^\.unfinished-writes-[\w-]+\.json$/;

const digestAt = (file: string) => (existsSync(file) ? digestOf(readFileSync(file)) : null);

function existingFolder(folder: string): string {
  return existsSync(folder) ? folder : existingFolder(dirname(folder));
}

/** The place of a file. @throws Error where it is outside of the folder, also by a symbolic link */
function placeOf(folder: string, path: string): string {
  const file = resolve(folder, path);
  const isInside = (root: string, own: string) => !relative(root, own).split(sep).includes('..');
  const real = realpathSync(existingFolder(dirname(file)));
  if (!isInside(resolve(folder), file) || !isInside(realpathSync(folder), real) || file === resolve(folder)) {
    throw new Error(`"${path}" is outside of ${folder}: only files inside of it are written.`);
  }
  return file;
}

function applyEntry(folder: string, { path, after }: JournalEntry, onStep: OnStep): void {
  const file = placeOf(folder, path);
  if (after !== null) {
    replaceFile(file, Buffer.from(after, 'base64'), onStep);
  } else if (existsSync(file)) {
    rmSync(file);
    onStep(`removal of ${file}`);
    syncFolder(dirname(file));
  }
}

function removeJournal(file: string, onStep: OnStep): void {
  rmSync(file, { force: true });
  onStep(`removal of ${file}`);
  syncFolder(dirname(file));
}

/**
 * Writes files of a folder all together. After a crash, `recoverWrites` leaves all old or all new
 * ones. Nothing else runs in this process meanwhile.
 *
 * @throws Error for a path outside of the folder, before anything is written
 */
export function writeFiles(folder: string, writes: readonly FileWrite[], onStep: OnStep = NO_STEP): void {
  if (writes.length === 0) return;
  const entries = writes.map(({ path, text }): JournalEntry => {
    const before = digestAt(placeOf(folder, path));
    return { path, before, after: text === null ? null : Buffer.from(text).toString('base64') };
  });
  const journal = join(folder, `.unfinished-writes-${randomUUID()}.json`);
  replaceFile(journal, JSON.stringify(entries), onStep);
  for (const entry of entries) applyEntry(folder, entry, onStep);
  removeJournal(journal, onStep);
}

/**
 * Ends what a crash has interrupted. Returns the paths of files that it left alone, as somebody has
 * changed them since. Called before the first write of a process.
 *
 * @throws Error where a journal is damaged, by its name
 */
export function recoverWrites(folder: string, onStep: OnStep = NO_STEP): readonly string[] {
  const names = readdirSync(folder);
  for (const name of names)
    if (JOURNAL.test(name.replace(/\.next$/, '')) && name.endsWith('.next')) rmSync(join(folder, name));
  return names
    .filter((name) => JOURNAL.test(name))
    .flatMap((name) => {
      const journal = join(folder, name);
      const changed = entriesOf(journal).filter((entry) => {
        const file = placeOf(folder, entry.path);
        const now = digestAt(file);
        const after = entry.after === null ? null : digestOf(Buffer.from(entry.after, 'base64'));
        if (now === entry.before) applyEntry(folder, entry, onStep);
        else if (now === after) rmSync(`${file}.next`, { force: true });
        return now !== entry.before && now !== after;
      });
      removeJournal(journal, onStep);
      return changed.map(({ path }) => path);
    });
}

function entriesOf(journal: string): readonly JournalEntry[] {
  try {
    return z.parse(journalSchema, JSON.parse(readFileSync(journal, 'utf8')));
  } catch {
    throw new Error(`${journal} is damaged: compare the files that were saved last, then remove it.`);
  }
}
