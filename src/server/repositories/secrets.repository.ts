import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { SecretRepository } from './repositories.ts';

export function secretRepository(db: Kysely<Tables>): SecretRepository {
  return {
    hashesOf: async (ref) => {
      const rows = await db.selectFrom('secrets').select('hash').where('ref', '=', ref).execute();
      return rows.map(({ hash }) => hash);
    },
    hashesOfAll: async (refs) => {
      const rows = await db
        .selectFrom('secrets')
        .select(['ref', 'hash'])
        .where('ref', 'in', [...refs])
        .execute();
      const hashes = new Map<string, string[]>();
      for (const { ref, hash } of rows) hashes.set(ref, [...(hashes.get(ref) ?? []), hash]);
      return hashes;
    },
    add: async ({ ref, hash, at, isMailed = false }) => {
      await db
        .insertInto('secrets')
        .values({ ref, hash, created_at: at, mailed: isMailed ? 1 : 0 })
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .execute();
    },
    isMailed: async (ref, hash) => {
      const secrets = db.selectFrom('secrets').select('mailed').where('ref', '=', ref).where('hash', '=', hash);
      return Number((await secrets.executeTakeFirst())?.mailed ?? 0) === 1;
    },
    removeMailed: async (ref) => {
      await db.deleteFrom('secrets').where('ref', '=', ref).where('mailed', '=', 1).execute();
    },
  };
}
