import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Waits until no other transaction has locked the key. The lock is held until this one ends: whoever comes next sees what it wrote. */
export async function lockKey(transaction: Kysely<Tables>, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
}
