import { type MigratedDatabase, withColumns } from './columns.ts';

/** Adds checkout sessions, amounts of payment services, and refunds. */
export async function paymentServices({ schema }: MigratedDatabase): Promise<void> {
  await schema.alterTable('payments').addColumn('amount', 'bigint').execute();
  await schema.alterTable('payments').addColumn('currency', 'text').execute();
  await schema
    .alterTable('bookings')
    .addColumn('refunded_cents', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();

  const keyedTable = (name: string) =>
    schema.createTable(name).addColumn('id', 'text', (column) => column.primaryKey());

  const starts = withColumns(keyedTable('payment_starts'), 'text', [
    'booking_ref',
    'method',
    'currency',
    'idempotency_key',
    'created_at',
    'expires_at',
  ]);
  await withColumns(starts, 'bigint', ['cents', 'amount'])
    .addColumn('session_id', 'text')
    .addColumn('url', 'text')
    .addColumn('closed_at', 'text')
    .addColumn('look_at', 'text')
    .addUniqueConstraint('payment_starts_session', ['method', 'session_id'])
    .addForeignKeyConstraint('payment_starts_booking', ['booking_ref'], 'bookings', ['ref'])
    .execute();
  await schema.createIndex('payment_starts_booking_ref').on('payment_starts').column('booking_ref').execute();
  await schema.createIndex('payment_starts_look_at').on('payment_starts').column('look_at').execute();

  const refunds = withColumns(keyedTable('refunds'), 'text', [
    'booking_ref',
    'payment_id',
    'status',
    'reason',
    'actor',
    'at',
    'changed_at',
  ]);
  await withColumns(refunds, 'bigint', ['cents', 'owed_cents'])
    .addColumn('service_id', 'text', (column) => column.unique())
    .addColumn('amount', 'bigint')
    .addColumn('currency', 'text')
    .addForeignKeyConstraint('refunds_booking', ['booking_ref'], 'bookings', ['ref'])
    .addForeignKeyConstraint('refunds_payment', ['payment_id'], 'payments', ['id'])
    .execute();
  await schema.createIndex('refunds_booking_ref').on('refunds').column('booking_ref').execute();
}
