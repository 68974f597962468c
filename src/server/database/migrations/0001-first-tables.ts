import { type Columns, type MigratedDatabase, withColumns } from './columns.ts';

/** Carts and bookings with what belongs to them. */
export async function firstTables({ schema }: MigratedDatabase): Promise<void> {
  const table = (name: string): Columns<string> => schema.createTable(name);
  const keyedTable = (name: string, key: string) => table(name).addColumn(key, 'text', (column) => column.primaryKey());

  await withColumns(keyedTable('secrets', 'hash'), 'text', ['ref', 'created_at']).execute();
  await schema.createIndex('secrets_ref').on('secrets').column('ref').execute();

  const carts = withColumns(keyedTable('carts', 'ref'), 'text', ['contact', 'items', 'currency', 'updated_at']);
  await withColumns(carts, 'bigint', ['revision']).execute();
  await schema.createIndex('carts_updated_at').on('carts').column('updated_at').execute();

  const bookings = withColumns(keyedTable('bookings', 'ref'), 'text', [
    'status',
    'placed_at',
    'booker_name',
    'booker_email',
    'booker_mobile',
    'currency',
    'balances',
    'ends_at',
  ]).addColumn('expires_at', 'text');
  await withColumns(bookings, 'bigint', ['total_usd', 'now_usd', 'paid_cents', 'refund_cents']).execute();
  await schema.createIndex('bookings_status').on('bookings').columns(['status', 'expires_at']).execute();
  await schema.createIndex('bookings_ends_at').on('bookings').column('ends_at').execute();

  const trips = withColumns(table('booked_trips'), 'text', [
    'booking_ref',
    'ref',
    'listing_code',
    'provider',
    'departure',
    'ends_at',
    'documents',
    'details',
  ]);
  await withColumns(trips, 'bigint', ['position', 'people', 'total_usd', 'cash_php'])
    .addPrimaryKeyConstraint('booked_trips_key', ['booking_ref', 'ref'])
    .addForeignKeyConstraint('booked_trips_booking', ['booking_ref'], 'bookings', ['ref'])
    .execute();
  await schema.createIndex('booked_trips_departure').on('booked_trips').column('departure').execute();

  const participants = withColumns(table('participants'), 'text', [
    'booking_ref',
    'trip_ref',
    'name',
    'nationality',
    'age_band',
    'saved_at',
  ]);
  await withColumns(participants, 'bigint', ['position'])
    .addColumn('passport', 'text')
    .addColumn('passport_key', 'text')
    .addPrimaryKeyConstraint('participants_key', ['booking_ref', 'trip_ref', 'position'])
    .addForeignKeyConstraint('participants_trip', ['booking_ref', 'trip_ref'], 'booked_trips', ['booking_ref', 'ref'])
    .execute();
  await schema.createIndex('participants_passport_key').on('participants').column('passport_key').execute();

  const events = withColumns(table('booking_events'), 'text', [
    'booking_ref',
    'at',
    'event',
    'from_status',
    'to_status',
    'cause',
    'actor',
  ]);
  await withColumns(events, 'bigint', ['position'])
    .addPrimaryKeyConstraint('booking_events_key', ['booking_ref', 'position'])
    .addForeignKeyConstraint('booking_events_booking', ['booking_ref'], 'bookings', ['ref'])
    .execute();

  const payments = withColumns(keyedTable('payments', 'id'), 'text', ['booking_ref', 'method', 'received_at']);
  await withColumns(payments, 'bigint', ['cents'])
    .addForeignKeyConstraint('payments_booking', ['booking_ref'], 'bookings', ['ref'])
    .execute();
  await schema.createIndex('payments_booking_ref').on('payments').column('booking_ref').execute();

  const keys = withColumns(keyedTable('idempotency_keys', 'key'), 'text', [
    'request_hash',
    'booking_ref',
    'created_at',
  ]);
  await withColumns(keys, 'bigint', ['claimed']).execute();
}
