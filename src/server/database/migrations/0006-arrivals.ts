import { type MigratedDatabase, withColumns } from './columns.ts';

/** Which advertisements travellers came by. A cart need not be saved yet, so nothing else has the reference. */
export async function arrivals({ schema }: MigratedDatabase): Promise<void> {
  const table = schema.createTable('arrivals').addColumn('ref', 'text', (column) => column.primaryKey());
  await withColumns(table, 'text', ['labels', 'arrived_at']).addColumn('booking_ref', 'text').execute();
  // Those of bookings are kept, and soon are nearly all there are: only the others are looked through for what is old.
  await schema
    .createIndex('arrivals_without_booking')
    .on('arrivals')
    .columns(['arrived_at', 'booking_ref'])
    .where('booking_ref', 'is', null)
    .execute();
}
