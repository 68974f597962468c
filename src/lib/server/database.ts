import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Environment } from './environment.ts';
import { StartupError } from './startup-error.ts';

/** Where bookings are kept. */
export interface Database {
  /** Where it is, for people: a file's path. */
  readonly location: string;
  /** Asks the database for an answer. Throws when it gives none. */
  ping(): void;
  /** Closes it; a second call does nothing. */
  close(): void;
}

/**
 * Opens the SQLite file `bookings.sqlite` in the data folder and makes both when they are missing.
 *
 * @throws StartupError when the folder cannot be written, or when `DATABASE_URL` asks for PostgreSQL
 */
export function openDatabase(environment: Pick<Environment, 'DATA_DIR' | 'DATABASE_URL'>): Database {
  refusePostgres(environment.DATABASE_URL);
  const folder = resolve(environment.DATA_DIR);
  const location = join(folder, 'bookings.sqlite');
  const connection = openFile(folder, location);
  return {
    location,
    ping: () => void connection.prepare('select 1').get(),
    close: () => {
      if (connection.isOpen) connection.close();
    },
  };
}

function refusePostgres(url: string | undefined): void {
  if (url === undefined) return;
  throw new StartupError(
    'DATABASE_URL asks for PostgreSQL: PostgreSQL support comes with the booking service. Unset DATABASE_URL to use SQLite.',
  );
}

function openFile(folder: string, location: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true });
    const connection = new DatabaseSync(location, { enableForeignKeyConstraints: true, timeout: 5000 });
    makeDurable(connection);
    return connection;
  } catch (cause) {
    throw new StartupError(unusable(location, cause), { cause });
  }
}

/** A booking that was answered with "saved" survives a power cut: every commit reaches the disk. */
function makeDurable(connection: DatabaseSync): void {
  connection.exec('pragma journal_mode = WAL; pragma synchronous = FULL;');
  // Takes the write lock once, so that a read-only folder is found now and not at the first booking.
  connection.exec('begin immediate; rollback;');
}

function unusable(location: string, cause: unknown): string {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return `Cannot write to ${location} (${reason}): give this user write permission, or set DATA_DIR to another folder.`;
}
