import { manilaIso } from '../src/lib/time/manila.ts';
import type { Logger } from '../src/server/config/logger.ts';
import { StartupError } from '../src/server/config/startup-error.ts';
import type { Damage } from '../src/server/database/damage.ts';
import { damageText } from '../src/server/database/sqlite-errors.ts';
import { type RunningCheck, startQuickCheck } from './quick-check-process.ts';

const HOUR = 3_600_000;
/** Hour of the nightly check in Palawan, when few travellers are awake. */
const CHECK_HOUR = '03';
/** A night's check begins in any part of that hour, and once. */
const MIN_INTERVAL_MS = 20 * HOUR;
/** Milliseconds that a start waits for its check; a larger file is checked while serving. */
const START_TIMEOUT_MS = 10_000;

/** Dependencies of the watch. */
export interface WatchParts {
  /** The path of the SQLite file. */
  readonly file: string;
  readonly damage: Damage;
  /** The time: milliseconds since 1970. */
  readonly clock: () => number;
  /** Milliseconds since any moment, always growing. */
  readonly ticks: () => number;
  readonly logger: Logger;
  /** Starts a check; tests pass one with a given result. */
  readonly check?: (file: string) => RunningCheck;
}

/** The first thing that is wrong, or null. */
interface Finding {
  readonly found: string | null;
}

/** Looks through the file of bookings for damage. */
export interface DatabaseWatch {
  /**
   * Checks at the start. Resolves once no damage was found, or after ten seconds; later findings
   * are reported like those of a night.
   *
   * @throws StartupError where something is damaged
   */
  atStart(timeoutMs?: number): Promise<void>;
  /** Call it some times an hour: checks once a night. */
  run(): Promise<void>;
  stop(): void;
}

export function createDatabaseWatch({
  file,
  damage,
  clock,
  ticks,
  logger,
  check = startQuickCheck,
}: WatchParts): DatabaseWatch {
  let running: RunningCheck | undefined;
  let checkedAt: number | null = null;
  let isStopped = false;
  return {
    atStart: async (timeoutMs = START_TIMEOUT_MS) => {
      const checking = checkNow();
      let timer: NodeJS.Timeout | undefined;
      const later = new Promise<'later'>((resolve) => {
        timer = setTimeout(resolve, timeoutMs, 'later');
      });
      const first = await Promise.race([checking, later]).finally(() => clearTimeout(timer));
      if (first === 'later') void checking.then(report);
      else if (first.found !== null) throw new StartupError(damageText(file, first.found));
    },
    run: async () => {
      const isNight = manilaIso(clock()).slice(11, 13) === CHECK_HOUR;
      const wasChecked = checkedAt !== null && ticks() - checkedAt < MIN_INTERVAL_MS;
      if (isNight && !wasChecked && !running) report(await checkNow());
    },
    stop: () => {
      isStopped = true;
      running?.stop();
    },
  };

  function report({ found }: Finding): void {
    if (found !== null) damage.report(found);
  }

  /** Runs a check; a failed check is no finding. */
  async function checkNow(): Promise<Finding> {
    checkedAt = ticks();
    running = check(file);
    try {
      const found = await running.found;
      if (found === null) logger.info({ file }, 'the database was looked through: nothing is damaged');
      return { found };
    } catch (error) {
      if (!isStopped) logger.error({ err: error }, 'the database could not be looked through for damage');
      return { found: null };
    } finally {
      running = undefined;
    }
  }
}

/**
 * Checks the file now, and once each night from then on. @throws StartupError where something is
 * damaged
 */
export async function startDatabaseWatch(
  parts: Omit<WatchParts, 'file' | 'ticks'> & { readonly database: { readonly location: string } },
): Promise<DatabaseWatch> {
  const watch = createDatabaseWatch({ ...parts, file: parts.database.location, ticks: () => performance.now() });
  await watch.atStart();
  const timer = setInterval(() => void watch.run(), HOUR / 6);
  timer.unref();
  return watch;
}
