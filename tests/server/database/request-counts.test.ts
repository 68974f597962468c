import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { MIGRATIONS } from '../../../src/server/database/migrations.ts';
import { inFirstTables } from '../../fixtures/builders/first-tables.ts';
import { describeOnBothDatabases, openIn } from '../../fixtures/steps/databases.ts';

describeOnBothDatabases('tables of the version before requests were counted together', (newPlace) => {
  test('keep their counts under a name of all requests, outside of the journal of PostgreSQL', async () => {
    const place = await newPlace('unmade');
    const count = { key: 'network', points: 3, expire: 1_800_000_000_000 };
    await inFirstTables(
      place,
      async (db) => {
        await db
          .insertInto('sign_in_counts' as never)
          .values(count as never)
          .execute();
      },
      MIGRATIONS.findIndex(({ name }) => name === '0019-request-counts'),
    );
    const database = await openIn(place);
    expect(await database.read((db) => db.selectFrom('request_counts').selectAll().execute())).toEqual([count]);
    if (place.DATABASE_URL === undefined) return;
    const { rows } = await database.read((db) =>
      sql<{
        relpersistence: string;
      }>`select relpersistence from pg_class where oid = 'request_counts'::regclass`.execute(db),
    );
    expect(rows).toEqual([{ relpersistence: 'u' }]);
  });
});
