import { type MigratedDatabase, withColumns } from './columns.ts';

/** Check-ins, who wrote what down, and the indexes of money by day. */
export async function desk({ schema }: MigratedDatabase): Promise<void> {
  const checkIns = schema.createTable('check_ins').addColumn('id', 'text', (column) => column.primaryKey());
  await withColumns(checkIns, 'text', [
    'booking_ref',
    'trip_ref',
    'departure',
    'state',
    'at',
    'checked_by',
    'received_at',
  ])
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addForeignKeyConstraint('check_ins_booking', ['booking_ref'], 'bookings', ['ref'])
    .execute();
  await schema.createIndex('check_ins_booking_ref').on('check_ins').column('booking_ref').execute();

  await schema.alterTable('booking_notes').addColumn('written_by', 'text').execute();
  await schema.alterTable('payments').addColumn('recorded_by', 'text').execute();
  await schema.createIndex('payments_received_at').on('payments').column('received_at').execute();
  await schema.createIndex('refunds_at').on('refunds').column('at').execute();
  await schema
    .createIndex('bookings_refund_due')
    .on('bookings')
    .columns(['ends_at', 'refund_cents'])
    .where('refund_cents', '>', 0)
    .execute();
}
