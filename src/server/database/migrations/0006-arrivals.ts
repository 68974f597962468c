import { type MigratedDatabase, withColumns } from './columns.ts';

/** Adds attributions. A cart may not be saved yet, so no other table has the reference. */
export async function arrivals({ schema }: MigratedDatabase): Promise<void> {
  const table = schema.createTable('arrivals').addColumn('ref', 'text', (column) => column.primaryKey());
  await withColumns(table, 'text', ['labels', 'arrived_at']).addColumn('booking_ref', 'text').execute();
  // A partial index: nearly all rows belong to bookings, and only the others expire.
  await schema
    .createIndex('arrivals_without_booking')
    .on('arrivals')
    .columns(['arrived_at', 'booking_ref'])
    .where('booking_ref', 'is', null)
    .execute();
}
