import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { openIn } from '../../fixtures/databases.ts';
import { temporaryFolder } from '../../fixtures/dist-folder.ts';

const postgres = inject('postgres');
const url = 'url' in postgres ? postgres.url : '';

test.skipIf(url === '')('PostgreSQL that cuts every connection is used again at the next request', async () => {
  const name = `cut_${randomBytes(4).toString('hex')}`;
  const database = await openIn({ DATA_DIR: temporaryFolder(), DATABASE_URL: `${url}&application_name=${name}` });
  const count = () => database.read(async (db) => (await db.selectFrom('secrets').select('hash').execute()).length);
  await Promise.all([count(), count(), count()]);
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  const { rows } = await other.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1',
    [name],
  );
  await other.end();
  expect(rows.length).toBeGreaterThan(0);
  // A connection that was cut and not yet noticed may fail, and says so.
  await expect.poll(() => count().catch((error: unknown) => error)).toBe(0);
});
