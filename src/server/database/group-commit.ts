import type { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import type { Work } from './database.ts';
import { LOCK_TIMEOUT_MS, retryBusy } from './retry-busy.ts';
import type { Tables } from './tables.ts';

/** A longer batch would let its first writer wait too long. */
const MAX_JOBS = 500;

interface Job {
  readonly work: Work<unknown>;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Reports the outcome to a writer, once it is certain. */
type Settle = () => void;

/** Writers of one connection. */
export interface GroupCommit {
  add<Result>(work: Work<Result>): Promise<Result>;
  /** Resolves when no writer is waiting. */
  idle(): Promise<void>;
}

/**
 * Group commit: concurrent writers share a transaction, and so one wait for the disk. Each has a
 * savepoint, so a failure only undoes its own changes. Success is reported after the commit is on
 * disk.
 */
export function createGroupCommit(
  connection: DatabaseSync,
  db: Kysely<Tables>,
  timeoutMs = LOCK_TIMEOUT_MS,
): GroupCommit {
  const savepoint = connection.prepare('savepoint job');
  const release = connection.prepare('release job');
  let waiting: Job[] = [];
  let running: Promise<void> | undefined;

  return {
    add: <Result>(work: Work<Result>) =>
      new Promise<Result>((resolve, reject) => {
        waiting.push({ work, resolve: resolve as Job['resolve'], reject });
        running ??= run();
      }),
    idle: async () => running,
  };

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      // Requests that arrived together have all been read by then.
      await new Promise((resolve) => setImmediate(resolve));
      const batch = waiting.slice(0, MAX_JOBS);
      waiting = waiting.slice(MAX_JOBS);
      for (const settle of await commitTogether(batch)) settle();
    }
    running = undefined;
  }

  /** Never rejects: every writer gets an outcome. */
  async function commitTogether(batch: readonly Job[]): Promise<readonly Settle[]> {
    try {
      await retryBusy(begin, timeoutMs);
    } catch (error) {
      return rejectAll(batch, error);
    }
    try {
      const settles = await runSequentially(batch, runInSavepoint);
      connection.exec('commit');
      return settles;
    } catch (error) {
      const isRolledBack = tryRollBack();
      return isRolledBack && batch.length > 1 ? commitSeparately(batch) : rejectAll(batch, error);
    }
  }

  /** Begins a transaction, after rolling back an earlier one whose rollback failed. */
  function begin(): void {
    rollBack();
    connection.exec('begin immediate');
  }

  function rollBack(): void {
    if (connection.isTransaction) connection.exec('rollback');
  }

  function tryRollBack(): boolean {
    try {
      rollBack();
      return true;
    } catch {
      return false;
    }
  }

  /** Commits the jobs of a failed batch one by one, as one writer may have broken all. */
  async function commitSeparately(batch: readonly Job[]): Promise<readonly Settle[]> {
    return (await runSequentially(batch, (job) => commitTogether([job]))).flat();
  }

  async function runInSavepoint({ work, resolve, reject }: Job): Promise<Settle> {
    savepoint.run();
    try {
      const result = await work(db);
      release.run();
      return () => resolve(result);
    } catch (error) {
      // Some failures end the whole transaction: then the others have lost their changes too.
      if (!connection.isTransaction) throw error;
      connection.exec('rollback to job; release job');
      return () => reject(error);
    }
  }
}

function rejectAll(batch: readonly Job[], error: unknown): readonly Settle[] {
  return batch.map(
    ({ reject }) =>
      () =>
        reject(error),
  );
}

async function runSequentially<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await run(item));
  return results;
}
