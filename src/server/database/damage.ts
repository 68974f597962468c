import type { Database } from './database.ts';
import { sqliteProblemOf } from './sqlite-errors.ts';
import { DatabaseUnavailable, isUnavailable } from './unavailable.ts';

/** What is known to be damaged in a SQLite file. Once something is, that stays so until another file is opened. */
export interface Damage {
  /** The first thing that was found; null while nothing was. */
  found(): string | null;
  report(what: string): void;
}

/** @param onFound hears of the first thing alone */
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
 * A database that is written to only while no damage is known: a damaged file gets worse with each change, and what is written to it would not be in a backup. What
 * can still be read is read. An error that speaks of damage is one more way to learn of it.
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
