import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../../src/lib/server/database/database.ts';
import { migrateSqlite } from '../../../src/lib/server/database/migrate-sqlite.ts';
import { MIGRATIONS } from '../../../src/lib/server/database/migrations.ts';
import { type Connect, openSqlite } from '../../../src/lib/server/database/sqlite.ts';
import { sqliteDialect } from '../../../src/lib/server/database/sqlite-dialect.ts';
import type { Tables } from '../../../src/lib/server/database/tables.ts';
import { temporaryFolder } from '../../fixtures/dist-folder.ts';

const NOW = '2026-11-21T09:00:00+08:00';
const write = (database: Database, hash: string) =>
  database.write('AAAAAAAA', (db) =>
    db.insertInto('secrets').values({ hash, ref: 'AAAAAAAA', created_at: NOW }).execute(),
  );
const count = (database: Database) =>
  database.read(async (db) => (await db.selectFrom('secrets').select('hash').execute()).length);

async function open(folder = temporaryFolder(), connect?: Connect): Promise<Database> {
  const database = await openSqlite(folder, connect);
  onTestFinished(() => database.close());
  return database;
}

test('SQLite makes its folder for this user alone, and its file', async () => {
  const folder = join(temporaryFolder(), 'made/on/demand');
  const database = await open(folder);
  expect(database.location).toBe(join(folder, 'bookings.sqlite'));
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('SQLite waits while another process changes the mode of a new file', async () => {
  let locked = 2;
  const connect: Connect = (location, options) => {
    const connection = new DatabaseSync(location, options);
    const exec = connection.exec.bind(connection);
    connection.exec = (text) => {
      const isBusy = text.includes('journal_mode') && locked > 0;
      if (isBusy) locked -= 1;
      if (isBusy) throw Object.assign(new Error('database is locked'), { errcode: 5 });
      exec(text);
    };
    return connection;
  };
  expect(await count(await open(temporaryFolder(), connect))).toBe(0);
  expect(locked).toBe(0);
});

test('SQLite survives a power cut: it writes ahead', async () => {
  const folder = temporaryFolder();
  await open(folder);
  const file = new DatabaseSync(join(folder, 'bookings.sqlite'));
  expect(file.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
  file.close();
});

describe('SQLite with a problem', () => {
  async function breakable() {
    const connections: DatabaseSync[] = [];
    const database = await open(temporaryFolder(), (location, { readOnly }) => {
      const connection = new DatabaseSync(location, { readOnly, timeout: 100 });
      connections.push(connection);
      return connection;
    });
    const [writer] = connections;
    if (!writer) throw new Error('no connection was opened');
    return { database, writer };
  }

  test('that is full refuses and goes on once there is room', async () => {
    const { database, writer } = await breakable();
    await write(database, 'before');
    const pages = Number(writer.prepare('pragma page_count').get()?.page_count);
    writer.exec(`pragma max_page_count = ${pages}`);
    const large = 'x'.repeat(50_000);
    const results = await Promise.allSettled([write(database, 'small'), write(database, large)]);
    expect(results[1]).toMatchObject({ status: 'rejected', reason: { name: 'DatabaseUnavailable' } });
    expect(results[0]?.status).toBe('fulfilled');
    writer.exec('pragma max_page_count = 1000000');
    await write(database, large);
    expect(await count(database)).toBe(3);
  });

  test('that is read-only refuses and goes on once it is not', async () => {
    const { database, writer } = await breakable();
    writer.exec('pragma query_only = 1');
    await expect(write(database, 'one')).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
    expect(await count(database)).toBe(0);
    writer.exec('pragma query_only = 0');
    await write(database, 'one');
    expect(await count(database)).toBe(1);
  });

  test('that another process holds refuses and goes on once it is free', async () => {
    const { database } = await breakable();
    const other = new DatabaseSync(database.location);
    other.exec('begin immediate');
    await expect(write(database, 'one')).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
    other.exec('rollback');
    other.close();
    await write(database, 'one');
    expect(await count(database)).toBe(1);
  });
});

describe('new tables', () => {
  const next = {
    name: '9999-next',
    up: async (db: Kysely<Tables>) => void (await db.schema.createTable('next').addColumn('id', 'text').execute()),
  };

  test('are made after a copy of the file', async () => {
    const folder = temporaryFolder();
    const database = await open(folder);
    await write(database, 'kept');
    expect(existsSync(join(folder, 'backups'))).toBe(false);
    const connection = new DatabaseSync(database.location);
    onTestFinished(() => connection.close());
    await migrateSqlite(connection, folder, [...MIGRATIONS, next]);
    await migrateSqlite(connection, folder, [...MIGRATIONS, next]);
    const copies = readdirSync(join(folder, 'backups'));
    expect(copies).toHaveLength(1);
    const copy = new DatabaseSync(join(folder, 'backups', String(copies[0])));
    onTestFinished(() => copy.close());
    const kysely = new Kysely<Tables>({ dialect: sqliteDialect(copy) });
    expect(await kysely.selectFrom('secrets').select('hash').execute()).toEqual([{ hash: 'kept' }]);
  });

  test('that fail halfway leave the file as it was', async () => {
    const folder = temporaryFolder();
    const database = await open(folder);
    const connection = new DatabaseSync(database.location);
    onTestFinished(() => connection.close());
    const broken = {
      name: '9999-next',
      up: async (db: Kysely<Tables>) => {
        await next.up(db);
        throw new Error('halfway');
      },
    };
    await expect(migrateSqlite(connection, folder, [...MIGRATIONS, broken])).rejects.toThrow('halfway');
    await migrateSqlite(connection, folder, [...MIGRATIONS, next]);
  });

  test('of a newer version end an older one with a sentence', async () => {
    const folder = temporaryFolder();
    const database = await open(folder);
    await database.write('x', (db) =>
      db.insertInto('migrations').values({ name: '9999-next', applied_at: NOW }).execute(),
    );
    await database.close();
    await expect(openSqlite(folder)).rejects.toThrow(/^The database was used by a newer version .* "9999-next"/);
  });
});
