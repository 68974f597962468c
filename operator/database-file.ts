import { join, resolve } from 'node:path';
import type { Environment } from '../src/server/config/environment.ts';
import { CommandFailure } from './command.ts';

/** The SQLite file of bookings. */
export interface DatabaseFile {
  /** The folder of everything that the server writes. */
  readonly folder: string;
  readonly file: string;
}

/**
 * The SQLite file of the environment. @throws CommandFailure where bookings are in PostgreSQL, with
 * what to do there instead: a sentence
 */
export function databaseFile({ DATA_DIR, DATABASE_URL }: Environment, instead: string): DatabaseFile {
  if (DATABASE_URL !== undefined) {
    throw new CommandFailure(`Bookings are in PostgreSQL, which has its own tools. ${instead} Nothing was done.`);
  }
  const folder = resolve(DATA_DIR);
  return { folder, file: join(folder, 'bookings.sqlite') };
}
