import { mkdirSync, readdirSync } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DAY_MS, manilaMidnight } from '../../lib/time/manila.ts';
import type { StorageSettings } from '../config/environment.ts';
import { backupsIn, copyName, type DeletedCopies } from './automatic-copies.ts';

const HOUR_MS = 3_600_000;
/** A backup that is older is late: a day, and time to make the next one. */
const MAX_AGE_MS = DAY_MS + 2 * HOUR_MS;
/** A copy that is made takes less; what is still half after it was left by a killed process. */
const MAX_COPY_MS = DAY_MS;

/** Pattern for names of scheduled backups, also of incomplete ones. Other files are left alone. */
const NAME = /^daily-(?<day>\d{4}-\d\d-\d\d)T(?<time>\d{6})-[\da-f]{8}\.sqlite(?<half>\.partial)?$/;

/** When backups of SQLite are made, where, and how many stay. */
export interface BackupPlan {
  readonly folder: string;
  /** The hour in Palawan. */
  readonly hour: number;
  readonly count: number;
}

/** A file that a schedule has made. `madeAt` is an instant in milliseconds. */
interface ScheduledBackup {
  readonly name: string;
  readonly madeAt: number;
  readonly isWhole: boolean;
}

/** The plan of the settings; null where none are made: PostgreSQL has its own tools. */
export function backupPlanOf({
  DATA_DIR,
  DATABASE_URL,
  BACKUP_HOUR,
  BACKUP_COUNT,
  BACKUP_DIR,
}: StorageSettings): BackupPlan | null {
  if (DATABASE_URL !== undefined || BACKUP_HOUR === null) return null;
  const folder = BACKUP_DIR === undefined ? backupsIn(DATA_DIR) : resolve(BACKUP_DIR);
  return { folder, hour: BACKUP_HOUR, count: BACKUP_COUNT };
}

/** The path of a backup that is about to be made; its folder is made where it is missing. */
export function newScheduledBackup({ folder }: Pick<BackupPlan, 'folder'>, now: number): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return join(folder, copyName('daily', now));
}

/** Names of the backups in the folder of a plan, oldest first. */
export function scheduledBackups({ folder }: Pick<BackupPlan, 'folder'>): readonly string[] {
  return backupsOf(folder).map(({ name }) => name);
}

/**
 * The instant of the newest backup, in milliseconds; null for none. A backup gets its name once it
 * was read through. One from after now was made by a wrong clock.
 */
export function newestBackupAt({ folder }: Pick<BackupPlan, 'folder'>, now: number): number | null {
  return backupsOf(folder).findLast(({ isWhole, madeAt }) => isWhole && madeAt <= now)?.madeAt ?? null;
}

/** Whether none was made since the hour of the plan came last. */
export function isBackupDue(plan: BackupPlan, now: number): boolean {
  const today = manilaMidnight(now) + plan.hour * HOUR_MS;
  const last = today <= now ? today : today - DAY_MS;
  return (newestBackupAt(plan, now) ?? 0) < last;
}

/** Whether the newest backup is too old, or missing for too long since the server's start. */
export function isBackupLate(plan: BackupPlan, now: number, startedAt: number): boolean {
  const newest = newestBackupAt(plan, now);
  return newest === null ? now - startedAt > 2 * HOUR_MS : now - newest > MAX_AGE_MS;
}

/** Deletes all but the newest backups of a plan, and what killed processes left half. */
export async function deleteOldBackups({ folder, count }: BackupPlan, now: number): Promise<DeletedCopies> {
  const backups = backupsOf(folder);
  const whole = backups.filter(({ isWhole, madeAt }) => isWhole && madeAt <= now);
  const halves = backups.filter(({ isWhole, madeAt }) => !isWhole && madeAt < now - MAX_COPY_MS);
  const failures: Error[] = [];
  let copies = 0;
  for (const { name } of [...whole.slice(0, -count), ...halves]) {
    await unlink(join(folder, name)).then(
      () => {
        copies += 1;
      },
      (error: NodeJS.ErrnoException) => {
        // Another process was quicker.
        if (error.code !== 'ENOENT') failures.push(error);
      },
    );
  }
  return { copies, failures };
}

/** Oldest first: names begin with the time. */
function backupsOf(folder: string): readonly ScheduledBackup[] {
  return namesIn(folder).flatMap((name) => {
    const { day = '', time = '', half } = NAME.exec(name)?.groups ?? {};
    const madeAt = Date.parse(`${day}T${time.replace(/\d\d(?=\d)/g, '$&:')}+08:00`);
    return Number.isNaN(madeAt) ? [] : [{ name, madeAt, isWhole: half === undefined }];
  });
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    // It is made with the first backup; one that cannot be read has none that count.
    return [];
  }
}
