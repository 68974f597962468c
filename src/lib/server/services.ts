import type { Database } from './database.ts';
import { openDatabase } from './database.ts';
import type { Environment } from './environment.ts';
import { createLogger, type Logger } from './logger.ts';

/** What endpoints work with: `Astro.locals` is this. The host makes it once and gives it to every request. */
export interface Services {
  readonly database: Database;
  readonly logger: Logger;
}

/** Opens everything that endpoints work with. Throws StartupError when something cannot be opened. */
export function openServices(environment: Environment): Services {
  return { database: openDatabase(environment), logger: createLogger(environment.LOG_LEVEL) };
}
