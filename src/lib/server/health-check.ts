import type { Health } from '../api/health.ts';
import type { Database } from './database.ts';

/** Asks each part that the server depends on whether it answers. Never throws. */
export function checkHealth(database: Pick<Database, 'ping'>): Health {
  const state = answers(database) ? 'ok' : 'unavailable';
  return { status: state, database: state };
}

function answers(database: Pick<Database, 'ping'>): boolean {
  try {
    database.ping();
    return true;
  } catch {
    return false;
  }
}
