import { join } from 'node:path';
import type { Logger } from '../src/server/config/logger.ts';
import type { SqliteContents } from '../src/server/database/copy-sqlite.ts';
import type { Damage } from '../src/server/database/damage.ts';
import {
  type BackupPlan,
  deleteOldBackups,
  isBackupDue,
  newScheduledBackup,
} from '../src/server/database/scheduled-backups.ts';
import { type BackgroundProgram, startInBackground } from './background-program.ts';

const PROGRAM = join(import.meta.dirname, 'backup-program.ts');
const MINUTE = 60_000;
/** Milliseconds between two looks at the clock; the first comes a minute after the start. */
const CHECK_INTERVAL_MS = 10 * MINUTE;

/** Makes a checked copy of a file under a new name. */
type Copy = (file: string, copy: string) => BackgroundProgram<Pick<SqliteContents, 'bookings'>>;

/** Dependencies of the schedule. */
interface ScheduleParts {
  readonly plan: BackupPlan;
  /** The path of the SQLite file. */
  readonly file: string;
  readonly damage: Pick<Damage, 'found'>;
  /** The time: milliseconds since 1970. */
  readonly clock: () => number;
  readonly logger: Logger;
  /** Makes a copy; tests pass one that fails. */
  readonly copy?: Copy;
}

/** Backs up SQLite once a day (specification.md#backups). */
interface BackupSchedule {
  /** Makes a backup where one is due, and deletes those that are too many. Never throws. */
  run(): Promise<void>;
  /** Ends a copy that is being made. */
  stop(): void;
}

export function createBackupSchedule({
  plan,
  file,
  damage,
  clock,
  logger,
  copy = copyInBackground,
}: ScheduleParts): BackupSchedule {
  let copying: ReturnType<Copy> | null = null;
  let isStopped = false;
  return {
    run: async () => {
      // Of a damaged file there is nothing to copy: the older ones stay.
      if (copying || isStopped || damage.found() !== null || !isBackupDue(plan, clock())) return;
      try {
        await makeBackup();
      } catch (error) {
        if (!isStopped) logger.error({ err: error, folder: plan.folder }, 'the bookings could not be backed up');
      } finally {
        copying = null;
      }
    },
    stop: () => {
      isStopped = true;
      copying?.stop();
    },
  };

  async function makeBackup(): Promise<void> {
    const backup = newScheduledBackup(plan, clock());
    copying = copy(file, backup);
    const { bookings } = await copying.result;
    const { copies, failures } = await deleteOldBackups(plan, clock());
    for (const err of failures) logger.error({ err }, 'an old backup could not be deleted');
    logger.info({ backup, bookings, deleted: copies }, 'the bookings were backed up, and the copy was read through');
  }
}

function copyInBackground(file: string, copy: string): ReturnType<Copy> {
  return startInBackground(PROGRAM, [file, copy]);
}

/** Backs up each day while the server runs. @returns what stops it */
export function startBackupSchedule(parts: ScheduleParts): () => void {
  const schedule = createBackupSchedule(parts);
  const timers = [
    setTimeout(() => void schedule.run(), MINUTE),
    setInterval(() => void schedule.run(), CHECK_INTERVAL_MS),
  ];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearTimeout(timer);
    schedule.stop();
  };
}
