import type { Kysely } from 'kysely';
import type { CalendarLinkRow } from '../database/backoffice-tables.ts';
import type { Tables } from '../database/tables.ts';
import type { CalendarLinkRecord, CalendarLinkRepository } from './calendar-link-record.ts';

export function calendarLinkRepository(db: Kysely<Tables>): CalendarLinkRepository {
  const present = () => db.selectFrom('calendar_links').selectAll().where('revoked_at', 'is', null);
  return {
    find: async (hash) => {
      const row = await present().where('hash', '=', hash).executeTakeFirst();
      return row ? linkOf(row) : null;
    },
    list: async () => (await present().orderBy('provider').orderBy('created_at').execute()).map(linkOf),
    add: async ({ id, providerId, createdAt, by }, hash) => {
      const made = { created_at: createdAt, created_by: by, revoked_at: null, revoked_by: null };
      await db
        .insertInto('calendar_links')
        .values({ id, hash, provider: providerId, ...made })
        .execute();
    },
    revoke: async (id, { by, at }) => {
      const revoked = db.updateTable('calendar_links').set({ revoked_at: at, revoked_by: by }).where('id', '=', id);
      const { numUpdatedRows } = await revoked.where('revoked_at', 'is', null).executeTakeFirst();
      return Number(numUpdatedRows) === 1;
    },
  };
}

function linkOf({ id, provider, created_at, created_by }: CalendarLinkRow): CalendarLinkRecord {
  return { id, providerId: provider, createdAt: created_at, by: created_by };
}
