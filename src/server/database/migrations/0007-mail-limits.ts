import { type MigratedDatabase, withColumns } from './columns.ts';

/** Adds counts of mails by recipient and origin, and mails that another one includes. */
export async function mailLimits({ schema }: MigratedDatabase): Promise<void> {
  await withColumns(schema.createTable('mail_slots'), 'text', ['mail_id', 'limit_key', 'taken_at'])
    .addPrimaryKeyConstraint('mail_slots_key', ['mail_id', 'limit_key'])
    .execute();
  await schema.createIndex('mail_slots_limit').on('mail_slots').columns(['limit_key', 'taken_at']).execute();
  await schema.createIndex('mail_slots_taken_at').on('mail_slots').column('taken_at').execute();

  const origins = schema
    .createTable('booking_origins')
    .addColumn('booking_ref', 'text', (column) => column.primaryKey());
  await withColumns(origins, 'text', ['origin', 'placed_at']).execute();
  await schema.createIndex('booking_origins_placed_at').on('booking_origins').column('placed_at').execute();

  await schema.alterTable('outbox').addColumn('group_key', 'text').execute();
  await schema.alterTable('outbox').addColumn('joined_into', 'text').execute();
  // Nearly no mail waits for its turn or was joined: only those are in the indexes.
  await schema
    .createIndex('outbox_group')
    .on('outbox')
    .columns(['group_key', 'state'])
    .where('group_key', 'is not', null)
    .execute();
  await schema
    .createIndex('outbox_joined')
    .on('outbox')
    .column('joined_into')
    .where('joined_into', 'is not', null)
    .execute();
}
