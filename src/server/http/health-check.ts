import type { Health } from '../../lib/site/health.contract.ts';
import type { Damage } from '../database/damage.ts';

/** A monitor waits no longer. */
const WRITE_TIMEOUT_MS = 3000;
/** Milliseconds for which a result is repeated, as each check writes to the disk. */
const RESULT_TTL_MS = 3000;

/** Dependencies of a health check. */
export interface HealthParts {
  /** Writes to the database like a booking; rejects where a booking would fail. */
  readonly tryWrite: () => Promise<void>;
  readonly damage: Pick<Damage, 'found'>;
  /** Whether the newest backup is too old; absent where none are made. */
  readonly isBackupLate?: () => boolean;
  /** Milliseconds since any moment, always growing. */
  readonly ticks: () => number;
  readonly timeoutMs?: number;
}

/**
 * Creates a check whether bookings can be stored now. It responds within three seconds, never
 * throws, and writes at most once in three seconds.
 */
export function createHealthCheck({
  tryWrite,
  damage,
  isBackupLate = () => false,
  ticks,
  timeoutMs = WRITE_TIMEOUT_MS,
}: HealthParts): () => Promise<Health> {
  let trying: Promise<boolean> | undefined;
  let testing: Promise<boolean> | undefined;
  let last: { readonly works: boolean; readonly isLate: boolean; readonly at: number } | undefined;
  return async () => {
    const state = damage.found() !== null ? 'damaged' : (await works()) ? 'ok' : 'unavailable';
    if (state !== 'ok') return { status: 'unavailable', database: state };
    return last?.isLate ? { status: 'degraded', database: 'ok', backups: 'late' } : { status: 'ok', database: 'ok' };
  };

  async function works(): Promise<boolean> {
    if (last && ticks() - last.at < RESULT_TTL_MS) return last.works;
    testing ??= testWrite().finally(() => {
      testing = undefined;
    });
    return testing;
  }

  async function testWrite(): Promise<boolean> {
    // What hangs still hangs: a second try would only wait behind it.
    trying ??= succeeds(tryWrite).finally(() => {
      trying = undefined;
    });
    const works = await withinTimeout(trying, timeoutMs);
    last = { works, isLate: isBackupLate(), at: ticks() };
    return works;
  }
}

function succeeds(work: () => Promise<void>): Promise<boolean> {
  return work().then(
    () => true,
    () => false,
  );
}

async function withinTimeout(work: Promise<boolean>, timeoutMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, false);
  });
  return Promise.race([work, silence]).finally(() => clearTimeout(timer));
}
