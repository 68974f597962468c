import type { Kysely } from 'kysely';
import type { PasskeyRow } from '../database/staff-tables.ts';
import type { Tables } from '../database/tables.ts';
import type { Challenge, PasskeyRecord, PasskeyRepository } from './staff-record.ts';

export function passkeyRepository(db: Kysely<Tables>): PasskeyRepository {
  const usable = () =>
    db.selectFrom('passkeys').selectAll().where('revoked_at', 'is', null).orderBy('created_at').orderBy('id');
  return {
    findCredential: async (credentialId) => {
      const row = await usable().where('credential_id', '=', credentialId).executeTakeFirst();
      return row ? passkeyOf(row) : null;
    },
    ofStaff: async (staffId) => (await usable().where('staff_id', '=', staffId).execute()).map(passkeyOf),
    list: async () => (await usable().execute()).map(passkeyOf),
    add: async (passkey) => {
      const { id, credentialId, staffId, publicKey, counter, transports, device, createdAt, usedAt } = passkey;
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('passkeys')
        .values({
          id,
          credential_id: credentialId,
          staff_id: staffId,
          public_key: publicKey,
          counter,
          transports: JSON.stringify(transports),
          device,
          created_at: createdAt,
          used_at: usedAt,
          revoked_at: null,
          revoked_by: null,
        })
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .executeTakeFirst();
      return Number(numInsertedOrUpdatedRows) === 1;
    },
    recordUse: async (read, counter, at) => {
      const used = db.updateTable('passkeys').set({ counter, used_at: at }).where('id', '=', read.id);
      const unchanged = used.where('counter', '=', read.counter).where('revoked_at', 'is', null);
      return Number((await unchanged.executeTakeFirst()).numUpdatedRows) === 1;
    },
    revoke: async (id, { by, at }) => {
      const revoked = db.updateTable('passkeys').set({ revoked_at: at, revoked_by: by }).where('id', '=', id);
      const { numUpdatedRows } = await revoked.where('revoked_at', 'is', null).executeTakeFirst();
      return Number(numUpdatedRows) === 1;
    },
    addChallenge: async (hash, { purpose, subject }, expiresAt) => {
      await db.insertInto('passkey_challenges').values({ hash, purpose, subject, expires_at: expiresAt }).execute();
    },
    takeChallenge: async (hash, at) => {
      const taken = db.deleteFrom('passkey_challenges').where('hash', '=', hash);
      const row = await taken.returning(['purpose', 'subject', 'expires_at']).executeTakeFirst();
      if (!row || row.expires_at <= at) return null;
      return { purpose: row.purpose as Challenge['purpose'], subject: row.subject };
    },
    removeChallengesBefore: async (at) => {
      await db.deleteFrom('passkey_challenges').where('expires_at', '<', at).execute();
    },
  };
}

function passkeyOf(row: PasskeyRow): PasskeyRecord {
  return {
    id: row.id,
    credentialId: row.credential_id,
    staffId: row.staff_id,
    publicKey: row.public_key,
    counter: row.counter,
    transports: JSON.parse(row.transports),
    device: row.device,
    createdAt: row.created_at,
    usedAt: row.used_at,
  };
}
