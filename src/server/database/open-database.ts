import type { Environment } from '../config/environment.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/**
 * Opens and migrates the PostgreSQL database of `DATABASE_URL`, or SQLite in `DATA_DIR`.
 *
 * @throws StartupError that says in one sentence what is wrong
 */
export function openDatabase(environment: Pick<Environment, 'DATA_DIR' | 'DATABASE_URL'>): Promise<Database> {
  const { DATA_DIR, DATABASE_URL } = environment;
  return DATABASE_URL === undefined ? openSqlite(DATA_DIR) : openPostgres(DATABASE_URL);
}
