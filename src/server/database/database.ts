import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Queries on one connection. May run again after a conflict, so it must have no other effects, and
 * await nothing else.
 */
export type Work<Result> = (db: Kysely<Tables>) => Promise<Result>;

/**
 * The database of bookings. Every method throws DatabaseUnavailable when it cannot work at the
 * moment.
 */
export interface Database {
  /** Its location for people: a file's path, or a server without its password. */
  readonly location: string;
  /** Reads one consistent state of the database. */
  read<Result>(work: Work<Result>): Promise<Result>;
  /**
   * Writes all of the work or nothing; resolves once it is on disk. Work with the same key is
   * serialized, across processes too.
   */
  write<Result>(key: string, work: Work<Result>): Promise<Result>;
  /**
   * Runs separate statements without a transaction; resolves once all are on disk. Much cheaper
   * than `write` for a remote database.
   */
  direct<Result>(work: Work<Result>): Promise<Result>;
  /**
   * Locks keys until the transaction ends, after waiting for others within a `write`. Everybody
   * takes them in one order, so two writers never wait for each other. One writer needs no locks.
   */
  lockKeys(db: Kysely<Tables>, keys: readonly string[]): Promise<void>;
  /** The size in bytes, with everything that is deleted and not yet given back. */
  size(): Promise<number>;
  /** Finishes pending work and closes the database; a second call has no effect. */
  close(): Promise<void>;
}
