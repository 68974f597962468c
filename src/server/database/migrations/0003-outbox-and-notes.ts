import type { MigratedDatabase } from './columns.ts';

/** Mails that wait to be sent, and what the operator writes about bookings. */
export async function outboxAndNotes({ schema }: MigratedDatabase): Promise<void> {
  await schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('booking_ref', 'text', (column) => column.notNull())
    .addColumn('occasion', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'bigint', (column) => column.notNull())
    .addColumn('edition', 'bigint', (column) => column.notNull())
    .addColumn('lease', 'text')
    .addColumn('finished_at', 'text')
    .addColumn('last_error', 'text')
    .addForeignKeyConstraint('outbox_booking', ['booking_ref'], 'bookings', ['ref'])
    .execute();
  await schema.createIndex('outbox_state').on('outbox').columns(['state', 'due_at']).execute();
  await schema.createIndex('outbox_booking_ref').on('outbox').column('booking_ref').execute();

  await schema
    .createTable('booking_notes')
    .addColumn('booking_ref', 'text', (column) => column.notNull())
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('booking_notes_key', ['booking_ref', 'position'])
    .addForeignKeyConstraint('booking_notes_booking', ['booking_ref'], 'bookings', ['ref'])
    .execute();

  // Whoever calls is found by what they say of themselves.
  await schema.createIndex('bookings_email').on('bookings').column('booker_email').execute();
  await schema.createIndex('bookings_mobile').on('bookings').column('booker_mobile').execute();
  // The newest bookings first, all or those in one state, however many there are.
  await schema.createIndex('bookings_placed_at').on('bookings').column('placed_at').execute();
  await schema.createIndex('bookings_status_placed_at').on('bookings').columns(['status', 'placed_at']).execute();
}
