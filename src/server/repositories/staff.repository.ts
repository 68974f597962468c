import type { Kysely } from 'kysely';
import { normalizeText } from '../../lib/text/normalize-text.ts';
import type { StaffInvitationRow, StaffRow } from '../database/staff-tables.ts';
import type { Tables } from '../database/tables.ts';
import type { InvitationRecord, StaffRecord, StaffRepository } from './staff-record.ts';

export function staffRepository(db: Kysely<Tables>): StaffRepository {
  const present = () => db.selectFrom('staff').selectAll().where('removed_at', 'is', null);
  return {
    find: async (id) => {
      const row = await present().where('id', '=', id).executeTakeFirst();
      return row ? staffOf(row) : null;
    },
    list: async () => (await present().orderBy('name_key').execute()).map(staffOf),
    save: async ({ id, name, role, providerId, createdAt }) => {
      const key = normalizeText(name);
      const changes = { role, provider: providerId, removed_at: null, removed_by: null };
      await db
        .insertInto('staff')
        .values({ id, name, name_key: key, created_at: createdAt, ...changes })
        .onConflict((conflict) => conflict.column('name_key').doUpdateSet(changes))
        .execute();
      return staffOf(await db.selectFrom('staff').selectAll().where('name_key', '=', key).executeTakeFirstOrThrow());
    },
    remove: async (id, { by, at }) => {
      await db.updateTable('staff').set({ removed_at: at, removed_by: by }).where('id', '=', id).execute();
      await removeUnused(db, id);
    },
    invite: async ({ hash, staffId, role, by, createdAt, expiresAt }) => {
      await removeUnused(db, staffId);
      const times = { created_at: createdAt, expires_at: expiresAt, used_at: null };
      await db
        .insertInto('staff_invitations')
        .values({ hash, staff_id: staffId, role, invited_by: by, ...times })
        .execute();
    },
    openInvitations: async (at) => {
      const open = db.selectFrom('staff_invitations').selectAll().where('used_at', 'is', null);
      return (await open.where('expires_at', '>', at).execute()).map(invitationOf);
    },
    acceptInvitation: async (hash, at) => {
      const used = db.updateTable('staff_invitations').set({ used_at: at }).where('hash', '=', hash);
      const { numUpdatedRows } = await used.where('used_at', 'is', null).executeTakeFirst();
      return Number(numUpdatedRows) === 1;
    },
    removeInvitationsBefore: async (at) => {
      await db.deleteFrom('staff_invitations').where('expires_at', '<', at).execute();
    },
  };
}

/** Only the newest invitation of somebody counts. */
async function removeUnused(db: Kysely<Tables>, staffId: string): Promise<void> {
  await db.deleteFrom('staff_invitations').where('staff_id', '=', staffId).where('used_at', 'is', null).execute();
}

function staffOf({ id, name, role, provider, created_at }: StaffRow): StaffRecord {
  return { id, name, role: role as StaffRecord['role'], providerId: provider, createdAt: created_at };
}

function invitationOf(row: StaffInvitationRow): InvitationRecord {
  const { hash, staff_id: staffId, invited_by: by, created_at: createdAt, expires_at: expiresAt } = row;
  return { hash, staffId, role: row.role as InvitationRecord['role'], by, createdAt, expiresAt };
}
