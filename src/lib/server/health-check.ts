import type { Health } from '../api/health.ts';
import type { Database } from './database/database.ts';

/** A monitor waits no longer. */
const PATIENCE = 3000;

/** Asks each part that the server depends on whether it answers, for at most three seconds. Never throws. */
export async function checkHealth(database: Pick<Database, 'ping'>, patience = PATIENCE): Promise<Health> {
  const state = (await answers(database, patience)) ? 'ok' : 'unavailable';
  return { status: state, database: state };
}

async function answers(database: Pick<Database, 'ping'>, patience: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patience, false);
  });
  const answer = database.ping().then(
    () => true,
    () => false,
  );
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}
