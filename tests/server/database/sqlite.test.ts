import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { migrateSqlite } from '../../../src/server/database/migrate-sqlite.ts';
import { MIGRATIONS } from '../../../src/server/database/migrations.ts';
import { type Connect, openSqlite } from '../../../src/server/database/sqlite.ts';
import { sqliteDialect } from '../../../src/server/database/sqlite-dialect.ts';
import type { Tables } from '../../../src/server/database/tables.ts';
import { temporaryFolder } from '../../fixtures/steps/dist-folder.ts';
import { countSecrets, openFile, writeSecret } from '../../fixtures/steps/sqlite-file.ts';

const modeOf = (path: string) => statSync(path).mode & 0o777;

test('SQLite makes its folder and its files for this user alone', async () => {
  const folder = join(temporaryFolder(), 'made/on/demand');
  const database = await openFile(folder);
  await writeSecret(database, 'one');
  expect(database.location).toBe(join(folder, 'bookings.sqlite'));
  expect(modeOf(folder)).toBe(0o700);
  const files = readdirSync(folder).toSorted();
  expect(files).toEqual(['bookings.sqlite', 'bookings.sqlite-shm', 'bookings.sqlite-wal']);
  expect(files.map((name) => modeOf(join(folder, name)))).toEqual([0o600, 0o600, 0o600]);
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
  expect(await countSecrets(await openFile(temporaryFolder(), connect))).toBe(0);
  expect(locked).toBe(0);
});

test('SQLite survives a power cut: it writes ahead', async () => {
  const folder = temporaryFolder();
  await openFile(folder);
  const file = new DatabaseSync(join(folder, 'bookings.sqlite'));
  expect(file.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
  file.close();
});

describe('new tables', () => {
  const next = {
    name: '9999-next',
    up: async (db: Kysely<Tables>) => void (await db.schema.createTable('next').addColumn('id', 'text').execute()),
  };

  test('are made after a copy of the file', async () => {
    const folder = temporaryFolder();
    const database = await openFile(folder);
    await writeSecret(database, 'kept');
    expect(existsSync(join(folder, 'backups'))).toBe(false);
    const connection = new DatabaseSync(database.location);
    onTestFinished(() => connection.close());
    await migrateSqlite(connection, database.location, { migrations: [...MIGRATIONS, next] });
    await migrateSqlite(connection, database.location, { migrations: [...MIGRATIONS, next] });
    const copies = readdirSync(join(folder, 'backups'));
    expect(copies).toHaveLength(1);
    expect(modeOf(join(folder, 'backups', String(copies[0])))).toBe(0o600);
    const copy = new DatabaseSync(join(folder, 'backups', String(copies[0])));
    onTestFinished(() => copy.close());
    const kysely = new Kysely<Tables>({ dialect: sqliteDialect(copy) });
    expect(await kysely.selectFrom('secrets').select('hash').execute()).toEqual([{ hash: 'kept' }]);
  });

  test('that fail halfway leave the file as it was', async () => {
    const folder = temporaryFolder();
    const database = await openFile(folder);
    const connection = new DatabaseSync(database.location);
    onTestFinished(() => connection.close());
    const broken = {
      name: '9999-next',
      up: async (db: Kysely<Tables>) => {
        await next.up(db);
        throw new Error('halfway');
      },
    };
    await expect(migrateSqlite(connection, database.location, { migrations: [...MIGRATIONS, broken] })).rejects.toThrow(
      'halfway',
    );
    await migrateSqlite(connection, database.location, { migrations: [...MIGRATIONS, next] });
  });

  test('of a newer version stop an older program, which says why', async () => {
    const folder = temporaryFolder();
    const database = await openFile(folder);
    await database.write('x', (db) =>
      db.insertInto('migrations').values({ name: '9999-next', applied_at: '2026-11-21T09:00:00+08:00' }).execute(),
    );
    await database.close();
    await expect(openSqlite(folder)).rejects.toThrow(/^The database was used by a newer version .* "9999-next"/);
  });
});
