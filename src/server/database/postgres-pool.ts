import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { isUnanswered } from './unavailable.ts';

/** Time limits of queries in milliseconds; 0 for none. */
export interface QueryTimeouts {
  /** Limit after which the server aborts a statement. */
  readonly statement: number;
  /** Limit after which an unresponsive server counts as lost. */
  readonly answer: number;
}

/** Default limits; the server aborts a statement before it counts as lost. */
export const QUERY_TIMEOUTS: QueryTimeouts = { statement: 10_000, answer: 12_000 };

const CONNECT_TIMEOUT_MS = 5000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 15_000;
const INT8 = 20;

/** Connections to a PostgreSQL database, made on demand. */
export function openPool(url: string, { statement, answer }: QueryTimeouts, max = 10): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: statement,
    query_timeout: answer,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'palawan',
    // Amounts and revisions stay far below the largest exact number.
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        id === INT8 ? Number : pg.types.getTypeParser(id, format),
    } as pg.CustomTypesConfig,
  });
  // An idle connection may break: the next query reports it.
  // Unheard, its error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    options: pool.options,
    connect: async () => discardAfterTimeout(await pool.connect()),
    end: () => pool.end(),
  };
}

/** A client that is discarded after a timeout. Its query still runs, and would block the next. */
function discardAfterTimeout(client: pg.PoolClient): PostgresPoolClient {
  let givenUp: unknown;
  const query = async (text: string, values: readonly unknown[]) => {
    if (givenUp) throw givenUp;
    try {
      return await client.query(text, [...values]);
    } catch (error) {
      if (isUnanswered(error)) givenUp = error;
      throw error;
    }
  };
  return {
    // The other way to ask, with a cursor, is used nowhere.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy = false) => client.release(destroy || givenUp !== undefined),
  };
}
