import type { Database } from './database.ts';
import { sqliteProblemOf } from './sqlite-errors.ts';
import { DatabaseUnavailable, isUnavailable } from './unavailable.ts';

/** The known damage of a SQLite file, which remains known until another file is opened. */
export interface Damage {
  /** The first damage that was found; null while there is none. */
  found(): string | null;
  report(what: string): void;
}

/** @param onFound called for the first damage only */
export function createDamage(onFound: (what: string) => void): Damage {
  let first: string | null = null;
  return {
    found: () => first,
    report: (what) => {
      if (first !== null) return;
      first = what;
      onFound(what);
    },
  };
}

/**
 * A database that refuses writes once damage is known, and still reads what it can. Writes would
 * make the damage worse and be missing in a backup. Errors of queries that point to damage are
 * recorded too.
 */
export function refuseWritesWhenDamaged(database: Database, damage: Damage): Database {
  const reportDamage = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      const cause = isUnavailable(error) ? (error as Error).cause : error;
      if (sqliteProblemOf(cause) === 'damaged') damage.report((cause as Error).message);
      throw error;
    }
  };
  const refuseWhenDamaged = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const found = damage.found();
    if (found === null) return reportDamage(work);
    return Promise.reject(new DatabaseUnavailable(`The database is damaged: ${found}`));
  };
  return {
    ...database,
    read: (work) => reportDamage(() => database.read(work)),
    write: (key, work) => refuseWhenDamaged(() => database.write(key, work)),
    direct: (work) => refuseWhenDamaged(() => database.direct(work)),
  };
}
