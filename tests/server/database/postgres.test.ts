import { randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import type { Database } from '../../../src/server/database/database.ts';
import { migratePostgres } from '../../../src/server/database/migrate-postgres.ts';
import { openPostgres } from '../../../src/server/database/postgres.ts';
import { openPool, QUERY_TIMEOUTS, type QueryTimeouts } from '../../../src/server/database/postgres-pool.ts';
import type { Tables } from '../../../src/server/database/tables.ts';

const postgres = inject('postgres');
const url = 'url' in postgres ? postgres.url : '';

const UNAVAILABLE = { name: 'DatabaseUnavailable' };
const SECRET = { ref: 'AAAAAAAA', created_at: '2026-11-21T09:00:00+08:00' };

/** Does something as somebody who may do everything. */
async function administer(statement: string, values: readonly unknown[] = []): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(statement, [...values]);
  } finally {
    await client.end();
  }
}

/** A schema that belongs to a user of its own. @returns the user's address */
async function aUser(): Promise<{ readonly name: string; readonly address: string }> {
  const name = `user_${randomBytes(4).toString('hex')}`;
  await administer(`create role ${name} login`);
  await administer(`create schema authorization ${name}`);
  onTestFinished(async () => {
    await administer(`drop owned by ${name} cascade`);
    await administer(`drop role ${name}`);
  });
  return { name, address: url.replace('//tests@', `//${name}@`) };
}

async function aDatabase(timeouts?: QueryTimeouts): Promise<{ readonly name: string; readonly database: Database }> {
  const { name, address } = await aUser();
  const database = await openPostgres(address, timeouts);
  onTestFinished(() => database.close());
  return { name, database };
}

async function cut(name: string): Promise<number> {
  const { rows } = await administer('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [
    name,
  ]);
  return rows.length;
}

/** Something that one waits for until another opens it. */
function gate(): { readonly opened: Promise<void>; open(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

const insert = (database: Database, hash: string) =>
  database.write(hash, (db) =>
    db
      .insertInto('secrets')
      .values({ ...SECRET, hash })
      .execute(),
  );
const count = (database: Database) =>
  database.read(async (db) => (await db.selectFrom('secrets').select('hash').execute()).length);

describe.skipIf(url === '')('PostgreSQL', () => {
  test('that cuts every connection is used again at the next request', async () => {
    const { name, database } = await aDatabase();
    await Promise.all([count(database), count(database), count(database)]);
    expect(await cut(name)).toBeGreaterThan(0);
    // A connection that was cut and not yet noticed may fail, and says so.
    await expect.poll(() => count(database).catch((error: unknown) => error)).toBe(0);
  });

  test('that cuts a connection between two queries of a work fails that work alone', async () => {
    const { name, database } = await aDatabase();
    const writing = database.write('AAAAAAAA', async (db) => {
      await db
        .insertInto('secrets')
        .values({ ...SECRET, hash: 'half' })
        .execute();
      await cut(name);
      await db.selectFrom('secrets').select('hash').execute();
    });
    await expect(writing).rejects.toMatchObject(UNAVAILABLE);
    await expect.poll(() => count(database).catch((error: unknown) => error)).toBe(0);
  });

  test('that does not answer in time does not work, and the connection is not used again', async () => {
    const { database } = await aDatabase({ statement: 60_000, answer: 300 });
    await expect(database.read((db) => sql`select pg_sleep(30)`.execute(db))).rejects.toMatchObject(UNAVAILABLE);
    expect(await count(database)).toBe(0);
  });

  test('whose only connection waits for a query that was given up makes another one', async () => {
    const pool = openPool(url, { statement: 60_000, answer: 300 }, 1);
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    onTestFinished(() => db.destroy());
    await expect(sql`select pg_sleep(30)`.execute(db)).rejects.toThrow();
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });

  test('that ends a statement because it takes too long does not work', async () => {
    const { database } = await aDatabase({ statement: 200, answer: 30_000 });
    await expect(database.read((db) => sql`select pg_sleep(30)`.execute(db))).rejects.toMatchObject(UNAVAILABLE);
  });

  test.each(['40001', '40P01'])('that reports conflict %s each time does not work', async (code) => {
    const { database } = await aDatabase();
    let tries = 0;
    const meeting = database.write('AAAAAAAA', async (db) => {
      tries += 1;
      await sql`do ${sql.raw(`$$ begin raise exception 'two met' using errcode = '${code}'; end $$`)}`.execute(db);
    });
    await expect(meeting).rejects.toMatchObject(UNAVAILABLE);
    expect(tries).toBe(3);
  });

  test('that is read-only refuses and goes on once it is not', async () => {
    const { name, database } = await aDatabase();
    await insert(database, 'before');
    await administer(`alter role ${name} set default_transaction_read_only = on`);
    await cut(name);
    await expect.poll(() => count(database).catch(() => null)).toBe(1);
    await expect(insert(database, 'refused')).rejects.toMatchObject({
      ...UNAVAILABLE,
      cause: expect.objectContaining({ code: '25006' }),
    });
    await administer(`alter role ${name} reset default_transaction_read_only`);
    await cut(name);
    await expect.poll(() => insert(database, 'after').then(Boolean, () => null)).toBe(true);
    expect(await count(database)).toBe(2);
  });

  test('whose disk is full refuses and goes on once there is room', async () => {
    const { name, database } = await aDatabase();
    await administer(`
      create function ${name}.refuse() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
      create trigger full_disk before insert on ${name}.secrets execute function ${name}.refuse()`);
    await expect(insert(database, 'refused')).rejects.toMatchObject({
      ...UNAVAILABLE,
      cause: expect.objectContaining({ code: '53100' }),
    });
    await administer(`drop trigger full_disk on ${name}.secrets; drop function ${name}.refuse`);
    await insert(database, 'after');
    expect(await count(database)).toBe(1);
  });
});

describe.skipIf(url === '')('new tables of PostgreSQL', () => {
  const limits = { statement_timeout: '', lock_timeout: '' };

  test('are made without the limits of requests, also where the user has some', async () => {
    const { name, address } = await aUser();
    for (const limit of Object.keys(limits)) await administer(`alter role ${name} set ${limit} = '50ms'`);
    const seen: unknown[] = [];
    const up = async (db: Kysely<Tables>) => {
      for (const limit of Object.keys(limits)) {
        seen.push((await sql`select current_setting(${limit}) as value`.execute(db)).rows[0]);
      }
    };
    await migratePostgres(address, [{ name: '0001-slow', up }]);
    expect(seen).toEqual([{ value: '0' }, { value: '0' }]);
  });

  test('wait for the process that makes them, however long', async () => {
    const { name, address } = await aUser();
    await administer(`alter role ${name} set statement_timeout = '100ms'`);
    const [begun, end] = [gate(), gate()];
    const up = () => {
      begun.open();
      return end.opened;
    };
    const making = migratePostgres(address, [{ name: '0001-slow', up }]);
    await begun.opened;
    const waiting = migratePostgres(address, [
      { name: '0001-slow', up: () => Promise.reject(new Error('made twice')) },
    ]);
    const waits = () =>
      administer(
        `select from pg_stat_activity
         where usename = $1 and wait_event = 'advisory' and now() - query_start > interval '200 ms'`,
        [name],
      );
    await expect.poll(async () => (await waits()).rows.length).toBe(1);
    end.open();
    await Promise.all([making, waiting]);
  });

  test('requests have limits', () => {
    expect(Object.values(QUERY_TIMEOUTS).every((milliseconds) => milliseconds > 0)).toBe(true);
  });
});
