import { expireBookings } from '../bookings/expire-bookings.ts';
import type { Logger } from '../config/logger.ts';
import type { UnitOfWork } from '../repositories/repositories.ts';
import { addReminders } from './add-reminders.ts';
import { createClockJumpDetector, MIN_STEADY_READS } from './clock-jump-detector.ts';
import { deleteExpiredCopies, deleteExpiredData } from './data-retention.ts';

const MINUTE = 60_000;
/** Milliseconds between two deletions of expired data; the rest is done every minute. */
const CLEANUP_INTERVAL_MS = 60 * MINUTE;

/** Dependencies of housekeeping. */
export interface HousekeepingParts {
  readonly unitOfWork: UnitOfWork;
  /** The folder of everything that the server writes. */
  readonly dataFolder: string;
  /** The time: milliseconds since 1970. */
  readonly clock: () => number;
  /** Milliseconds since any moment, always growing. */
  readonly ticks: () => number;
  readonly logger: Logger;
}

/** Everything that is done by the clock. */
export interface Housekeeping {
  /**
   * Runs the jobs that are due; call it every minute. Skipped while the last run is not finished.
   */
  run(): Promise<void>;
}

/** Creates the job that expires bookings, reminds, and deletes old data, by a steady clock. */
export function createHousekeeping({ unitOfWork, dataFolder, clock, ticks, logger }: HousekeepingParts): Housekeeping {
  const readClock = createClockJumpDetector(clock, ticks);
  let cleanedAt: number | null = null;
  let running: Promise<void> | undefined;
  return {
    run: () => {
      running ??= cleanUp()
        .catch((error: unknown) => logger.error({ err: error }, 'tidying up failed'))
        .finally(() => {
          running = undefined;
        });
      return running;
    },
  };

  async function cleanUp(): Promise<void> {
    const { now, jump, agreed } = readClock();
    if (jump !== 0) {
      const seconds = Math.round(jump / 1000);
      logger.warn({ seconds }, 'the clock has jumped: nothing expires or is forgotten until it has gone steadily');
    }
    if (agreed < MIN_STEADY_READS) return;
    const expired = await expireBookings(unitOfWork, now);
    if (expired > 0) logger.info({ expired }, 'bookings have expired');
    const reminded = await addReminders(unitOfWork, now);
    if (reminded > 0) logger.info({ reminded }, 'travellers are reminded');
    if (cleanedAt !== null && ticks() - cleanedAt < CLEANUP_INTERVAL_MS) return;
    const deleted = await deleteExpiredData(unitOfWork, now);
    const { copies, failures } = await deleteExpiredCopies(dataFolder, now);
    for (const err of failures) logger.error({ err }, 'an old copy of the bookings could not be deleted');
    logger.info({ ...deleted, copies }, 'forgot what is old');
    cleanedAt = ticks();
  }
}

/** Tidies up every minute. @returns what stops it, once a run that has begun is over */
export function startHousekeeping(parts: Omit<HousekeepingParts, 'ticks'>): () => Promise<void> {
  const housekeeping = createHousekeeping({ ...parts, ticks: () => performance.now() });
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = housekeeping.run();
  }, MINUTE);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
