/**
 * The database is temporarily unusable: full, read-only, busy, broken or gone. Answered with 503.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** Whether an error is a DatabaseUnavailable, by name: bundling may duplicate the class. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof Error && error.name === 'DatabaseUnavailable';
}

// Codes of a database that cannot be used now, after https://www.sqlite.org/rescode.html. BUSY,
// LOCKED, READONLY, INTERRUPT, IOERR, CORRUPT, FULL, CANTOPEN, PROTOCOL, NOTADB.
const SQLITE_CODES = new Set([5, 6, 8, 9, 10, 11, 13, 14, 15, 26]);

// The same, after https://www.postgresql.org/docs/current/errcodes-appendix.html. Connection,
// conflicts, resources (disk full too), locks, operator, system, read-only, timeouts.
const POSTGRES_CODES = /^(?:08|40|53|57|58|XX|25006|25P03|55P03)/;
const NETWORK_CODES = /^E(?:CONN|NOENT|TIMEDOUT|HOSTUNREACH|PIPE|AI_)|^ENOTFOUND$/;
const POOL_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|already been destroyed/i;
const UNANSWERED = 'Query read timeout';

interface DatabaseFailure {
  readonly errcode?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
}

/** Whether PostgreSQL did not respond in time; pg gives this error no code. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof Error && error.message === UNANSWERED;
}

function isTransient({ errcode, code, message }: DatabaseFailure): boolean {
  if (typeof errcode === 'number') return SQLITE_CODES.has(errcode & 0xff);
  if (code === 'ERR_INVALID_STATE') return true;
  if (typeof code === 'string' && (POSTGRES_CODES.test(code) || NETWORK_CODES.test(code))) return true;
  return message === UNANSWERED || POOL_MESSAGES.test(String(message));
}

/** The same error, or DatabaseUnavailable where the database and not the query is the cause. */
function explainFailure(error: unknown): unknown {
  if (!(error instanceof Error) || isUnavailable(error) || !isTransient(error)) return error;
  return new DatabaseUnavailable(`The database does not work at the moment: ${error.message}`, { cause: error });
}

/**
 * Awaits work with the database. @throws DatabaseUnavailable where the database, not the query, is
 * the cause
 */
export async function explainFailures<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw explainFailure(error);
  }
}
