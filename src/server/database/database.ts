import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Queries on one connection. It may run again after a conflict, so it must change nothing but the database, and await nothing else. */
export type Work<Result> = (db: Kysely<Tables>) => Promise<Result>;

/** Where bookings are kept. Every method throws DatabaseUnavailable when the database cannot do its work at the moment. */
export interface Database {
  /** Where it is, for people: a file's path, or a server without its password. */
  readonly location: string;
  /** Reads one state of the database, whatever is written meanwhile. */
  read<Result>(work: Work<Result>): Promise<Result>;
  /**
   * Writes all of the work or nothing; once it resolves, it is on the disk. Works with the same key run one after the other, also those of other
   * processes.
   */
  write<Result>(key: string, work: Work<Result>): Promise<Result>;
  /**
   * Runs statements each of which stands for itself: done or not done alone, seen by others at once, with nothing held in between. Once it
   * resolves, all are on the disk. Much cheaper than `write` where the database is elsewhere.
   */
  direct<Result>(work: Work<Result>): Promise<Result>;
  /** Finishes what was begun and closes it; a second call does nothing. */
  close(): Promise<void>;
}
