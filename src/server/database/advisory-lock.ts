import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Waits for a lock on a key, which is held until the transaction ends. The next holder sees what
 * this one wrote.
 */
export async function lockKey(transaction: Kysely<Tables>, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
}
