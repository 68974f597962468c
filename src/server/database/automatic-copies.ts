import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { readdir, unlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { manilaIso } from '../../lib/time/manila.ts';

/** Before what the bookings are copied, or put aside, though nobody asked for it. */
export type CopyOccasion = 'migration' | 'restore';

/** What became of copies that were too old. */
export interface DeletedCopies {
  /** How many are gone. */
  readonly copies: number;
  /** Why others are still there; each says which. */
  readonly failures: readonly Error[];
}

/** What {@link newAutomaticCopy} names, whole or left half by a process that was killed. Whatever else is in that folder is the operator's own. */
const NAME =
  /^before-(?<occasion>migration|restore)-(?<stamp>\d{4}-\d\d-\d\dT\d{6})-[\da-f]{8}\.sqlite(?<half>\.partial)?$/;

const backupsIn = (dataFolder: string) => join(resolve(dataFolder), 'backups');
/** The time of a copy, as it is in its name: `2026-12-01T093000`. */
const stampOf = (instant: number) => manilaIso(instant).slice(0, 19).replaceAll(':', '');

/** The path of a copy that is about to be made, in `backups/` of the data folder. The folder is made where it is missing. `now` is an instant in ms. */
export function newAutomaticCopy(dataFolder: string, occasion: CopyOccasion, now: number): string {
  return newFile(dataFolder, `before-${occasion}`, now);
}

/** The path under which a damaged file is put aside. Nothing deletes it by itself: what is in it may be nowhere else. */
export function newDamagedFile(dataFolder: string, now: number): string {
  return newFile(dataFolder, 'damaged', now);
}

function newFile(dataFolder: string, kind: string, now: number): string {
  const backups = backupsIn(dataFolder);
  mkdirSync(backups, { recursive: true, mode: 0o700 });
  // Two may be made within a second.
  return join(backups, `${kind}-${stampOf(now)}-${randomUUID().slice(0, 8)}.sqlite`);
}

/**
 * Deletes automatic copies that were made before an instant (in ms), but never the newest whole one of each occasion. What the operator put there stays. One that
 * cannot be deleted does not stand in the way of the others.
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
