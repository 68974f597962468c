import type { Kysely } from 'kysely';
import type { StaffSessionRow } from '../database/staff-tables.ts';
import type { Tables } from '../database/tables.ts';
import type { StaffSessionRecord, StaffSessionRepository } from './staff-record.ts';

export function staffSessionRepository(db: Kysely<Tables>): StaffSessionRepository {
  const open = () =>
    db.selectFrom('staff_sessions').selectAll().where('ended_at', 'is', null).orderBy('created_at').orderBy('id');
  return {
    findHash: async (hash) => {
      const row = await open().where('hash', '=', hash).executeTakeFirst();
      return row ? sessionOf(row) : null;
    },
    ofStaff: async (staffId) => (await open().where('staff_id', '=', staffId).execute()).map(sessionOf),
    list: async () => (await open().execute()).map(sessionOf),
    add: async (session, hash) => {
      const { id, staffId, passkeyId, device, createdAt, seenAt, verifiedAt } = session;
      const times = { created_at: createdAt, seen_at: seenAt, verified_at: verifiedAt, ended_at: null, ended_by: null };
      await db
        .insertInto('staff_sessions')
        .values({ id, hash, staff_id: staffId, passkey_id: passkeyId, device, ...times })
        .execute();
    },
    change: async (id, { seenAt, verifiedAt }) => {
      const changes = { ...(seenAt && { seen_at: seenAt }), ...(verifiedAt && { verified_at: verifiedAt }) };
      await db.updateTable('staff_sessions').set(changes).where('id', '=', id).execute();
    },
    end: async ({ id, staffId, passkeyId }, { by, at }) => {
      const { numUpdatedRows } = await db
        .updateTable('staff_sessions')
        .set({ ended_at: at, ended_by: by })
        .where('ended_at', 'is', null)
        .$if(id !== undefined, (those) => those.where('id', '=', id ?? ''))
        .$if(staffId !== undefined, (those) => those.where('staff_id', '=', staffId ?? ''))
        .$if(passkeyId !== undefined, (those) => those.where('passkey_id', '=', passkeyId ?? ''))
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
    removeSeenBefore: async (at) => {
      await db.deleteFrom('staff_sessions').where('seen_at', '<', at).execute();
    },
  };
}

function sessionOf(row: StaffSessionRow): StaffSessionRecord {
  return {
    id: row.id,
    staffId: row.staff_id,
    passkeyId: row.passkey_id,
    device: row.device,
    createdAt: row.created_at,
    seenAt: row.seen_at,
    verifiedAt: row.verified_at,
  };
}
