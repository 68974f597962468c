import type { MigratedDatabase } from './columns.ts';

/** Adds indexes to find expired data without reading all rows. */
export async function forgetting({ schema }: MigratedDatabase): Promise<void> {
  // Most people have no passport here, or none any more: only those who have are in the index.
  await schema.dropIndex('participants_passport_key').execute();
  await schema
    .createIndex('participants_with_passport')
    .on('participants')
    .columns(['passport_key', 'booking_ref'])
    .where('passport_key', 'is not', null)
    .execute();
  await schema.createIndex('idempotency_keys_created_at').on('idempotency_keys').column('created_at').execute();
}
