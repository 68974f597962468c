import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { sqliteDialect } from '../database/sqlite-dialect.ts';
import type { Tables } from '../database/tables.ts';
import { outboxRepository } from '../repositories/outbox.repository.ts';

/** The reason for mails of a restored backup to be held. */
export const HELD_REASON = 'perhaps sent since the backup was made';

/**
 * Holds the waiting mails of a backup before a server opens it, as they may have been sent. Backups
 * from before there were mails have none.
 *
 * @returns how many
 */
export async function holdOutbox(file: string): Promise<number> {
  const connection = new DatabaseSync(file);
  try {
    const outbox = connection.prepare("select name from sqlite_master where name = 'outbox'").get();
    if (outbox === undefined) return 0;
    return await outboxRepository(new Kysely<Tables>({ dialect: sqliteDialect(connection) })).hold(HELD_REASON);
  } finally {
    connection.close();
  }
}
