import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Waits for a lock on a key, which is held until the transaction ends. The next holder sees what
 * this one wrote.
 */
export async function lockKey(transaction: Kysely<Tables>, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
}

/** Locks several keys in one statement, always in the order of their hashes. */
export async function lockKeys(transaction: Kysely<Tables>, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const hashes = sql.join(keys.map((key) => sql`hashtextextended(${key}, 0)`));
  // Without the offset the planner may lock before it sorts.
  await sql`select pg_advisory_xact_lock(hash)
    from (select distinct hash from unnest(array[${hashes}]) as hash order by hash offset 0) as sorted`.execute(
    transaction,
  );
}
