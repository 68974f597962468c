import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from '../database/database.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import { pseudonymOf } from '../secrets/pseudonym.ts';
import { MemoryLimiter } from './memory-limiter.ts';
import type { SharedCounters } from './request-counts.ts';

/**
 * Counters in PostgreSQL, for all processes together. Networks are stored as keyed hashes; while
 * the database does not answer, each process counts alone.
 */
export function createSharedCounters(database: Pick<Database, 'direct'>, keys: KeyRing): SharedCounters {
  const query = ({ text, values }: { readonly text: string; readonly values: readonly unknown[] }) =>
    database.direct(async (db) => {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
      return { rows, rowCount: rows.length };
    });
  return {
    keyOf: (key) => pseudonymOf('request-count', key, keys),
    limiterOf: ({ name, ...options }) =>
      new RateLimiterPostgres({
        ...options,
        storeClient: { query },
        storeType: 'client',
        tableName: 'request_counts',
        tableCreated: true,
        keyPrefix: name,
        clearExpiredByTimeout: false,
        insuranceLimiter: new MemoryLimiter(options),
      }),
  };
}
