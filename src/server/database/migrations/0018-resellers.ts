import { type MigratedDatabase, withColumns } from './columns.ts';

/** Resellers with the hashes of their keys, and what they say of their bookings. */
export async function resellers({ schema }: MigratedDatabase): Promise<void> {
  const sellers = schema.createTable('resellers').addColumn('id', 'text', (column) => column.primaryKey());
  await withColumns(sellers, 'text', ['name', 'email', 'created_at', 'created_by'])
    .addColumn('name_key', 'text', (column) => column.notNull().unique())
    .addColumn('key_hash', 'text', (column) => column.notNull().unique())
    .addColumn('commission_percent', 'bigint', (column) => column.notNull())
    .addColumn('removed_at', 'text')
    .addColumn('removed_by', 'text')
    .execute();

  const sold = schema
    .createTable('reseller_bookings')
    .addColumn('booking_ref', 'text', (column) => column.primaryKey());
  await withColumns(sold, 'text', ['reseller_id', 'uuid', 'request_hash', 'details', 'updated_at'])
    .addColumn('reference', 'text')
    .addColumn('commission_percent', 'bigint', (column) => column.notNull())
    .addForeignKeyConstraint('reseller_bookings_booking', ['booking_ref'], 'bookings', ['ref'])
    .addForeignKeyConstraint('reseller_bookings_reseller', ['reseller_id'], 'resellers', ['id'])
    .execute();
  await schema
    .createIndex('reseller_bookings_uuid')
    .unique()
    .on('reseller_bookings')
    .columns(['reseller_id', 'uuid'])
    .execute();
  await schema
    .createIndex('reseller_bookings_reference')
    .on('reseller_bookings')
    .columns(['reseller_id', 'reference'])
    .execute();

  await schema.alterTable('bookings').addColumn('reseller', 'text').execute();
  await schema.alterTable('bookings').addColumn('reseller_email', 'text').execute();
}
