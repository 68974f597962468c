import { type MigratedDatabase, withColumns } from './columns.ts';

/** Who works at the desk, how they sign in, and where they are signed in. */
export async function staff({ schema }: MigratedDatabase): Promise<void> {
  const members = schema.createTable('staff').addColumn('id', 'text', (column) => column.primaryKey());
  await withColumns(members, 'text', ['name', 'role', 'created_at'])
    .addColumn('name_key', 'text', (column) => column.notNull().unique())
    .addColumn('provider', 'text')
    .addColumn('removed_at', 'text')
    .addColumn('removed_by', 'text')
    .execute();

  const invitations = schema
    .createTable('staff_invitations')
    .addColumn('hash', 'text', (column) => column.primaryKey());
  await withColumns(invitations, 'text', ['staff_id', 'role', 'invited_by', 'created_at', 'expires_at'])
    .addColumn('used_at', 'text')
    .execute();

  const passkeys = schema.createTable('passkeys').addColumn('id', 'text', (column) => column.primaryKey());
  await withColumns(passkeys, 'text', ['staff_id', 'public_key', 'transports', 'device', 'created_at', 'used_at'])
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('revoked_at', 'text')
    .addColumn('revoked_by', 'text')
    .execute();
  await schema.createIndex('passkeys_staff').on('passkeys').column('staff_id').execute();

  const challenges = schema
    .createTable('passkey_challenges')
    .addColumn('hash', 'text', (column) => column.primaryKey());
  await withColumns(challenges, 'text', ['purpose', 'subject', 'expires_at']).execute();

  const sessions = schema.createTable('staff_sessions').addColumn('id', 'text', (column) => column.primaryKey());
  await withColumns(sessions, 'text', ['staff_id', 'passkey_id', 'device', 'created_at', 'seen_at', 'verified_at'])
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('ended_at', 'text')
    .addColumn('ended_by', 'text')
    .execute();
  await schema.createIndex('staff_sessions_staff').on('staff_sessions').column('staff_id').execute();

  await schema
    .createTable('sign_in_counts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('expire', 'bigint')
    .execute();
}
