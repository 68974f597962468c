import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { readdir, unlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { manilaIso } from '../../lib/time/manila.ts';

/** The occasions on which a copy of the bookings is made automatically. */
export type CopyOccasion = 'migration' | 'restore';

/** Outcome of deleting expired copies. */
export interface DeletedCopies {
  /** Number of deleted copies. */
  readonly copies: number;
  /** Errors for copies that could not be deleted. */
  readonly failures: readonly Error[];
}

/**
 * Pattern for names of {@link newAutomaticCopy}, also of incomplete copies. Other files in the
 * folder are the operator's.
 */
const NAME =
  /^before-(?<occasion>migration|restore)-(?<stamp>\d{4}-\d\d-\d\dT\d{6})-[\da-f]{8}\.sqlite(?<half>\.partial)?$/;

/** The folder of copies in a data folder. */
export const backupsIn = (dataFolder: string): string => join(resolve(dataFolder), 'backups');

/** The time in a copy's name: `2026-12-01T093000`. */
const stampOf = (instant: number) => manilaIso(instant).slice(0, 19).replaceAll(':', '');

/**
 * The path of a copy that is about to be made, in `backups/` of the data folder. The folder is made
 * where it is missing. `now` is an instant in ms.
 */
export function newAutomaticCopy(dataFolder: string, occasion: CopyOccasion, now: number): string {
  return newFile(dataFolder, `before-${occasion}`, now);
}

/**
 * The path for a damaged file. It is never deleted automatically, as its content may exist nowhere
 * else.
 */
export function newDamagedFile(dataFolder: string, now: number): string {
  return newFile(dataFolder, 'damaged', now);
}

function newFile(dataFolder: string, kind: string, now: number): string {
  const backups = backupsIn(dataFolder);
  mkdirSync(backups, { recursive: true, mode: 0o700 });
  return join(backups, copyName(kind, now));
}

/** The name of a new copy, as two may be made within a second. */
export function copyName(kind: string, now: number): string {
  return `${kind}-${stampOf(now)}-${randomUUID().slice(0, 8)}.sqlite`;
}

/**
 * Deletes automatic copies from before an instant, but no occasion's newest complete one. The
 * operator's files are not touched, and a failure does not stop the rest.
 */
export async function deleteAutomaticCopies(dataFolder: string, madeBefore: number): Promise<DeletedCopies> {
  const backups = backupsIn(dataFolder);
  const failures: Error[] = [];
  const recordFailure = (error: NodeJS.ErrnoException) => {
    // Nothing was ever copied, or another process was quicker.
    if (error.code !== 'ENOENT') failures.push(error);
  };
  let copies = 0;
  const names = await readdir(backups).catch(recordFailure);
  for (const name of expiredAmong(names ?? [], stampOf(madeBefore))) {
    await unlink(join(backups, name)).then(() => {
      copies += 1;
    }, recordFailure);
  }
  return { copies, failures };
}

/** The names of copies and damaged files in `backups/` that this program put there. */
export function automaticCopies(dataFolder: string): Readonly<Record<'automatic' | 'damaged', readonly string[]>> {
  const backups = backupsIn(dataFolder);
  const names = existsSync(backups) ? readdirSync(backups).toSorted() : [];
  return {
    automatic: names.filter((name) => NAME.test(name)),
    damaged: names.filter((name) => name.startsWith('damaged-')),
  };
}

function expiredAmong(names: readonly string[], before: string): readonly string[] {
  const copies = names.flatMap((name) => {
    const { occasion, stamp = '', half } = NAME.exec(name)?.groups ?? {};
    return occasion === undefined ? [] : [{ name, occasion, stamp, isWhole: half === undefined }];
  });
  const whole = Map.groupBy(
    copies.filter(({ isWhole }) => isWhole),
    ({ occasion }) => occasion,
  );
  const newest = new Set(
    [...whole.values()].map((same) =>
      same
        .map(({ name }) => name)
        .toSorted()
        .at(-1),
    ),
  );
  return copies.filter(({ name, stamp }) => stamp < before && !newest.has(name)).map(({ name }) => name);
}
