import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrateSqlite } from '../../../src/server/database/migrate-sqlite.ts';
import { MIGRATIONS } from '../../../src/server/database/migrations.ts';
import type { Tables } from '../../../src/server/database/tables.ts';
import { temporaryFolder } from '../../fixtures/steps/dist-folder.ts';
import { openFile } from '../../fixtures/steps/sqlite-file.ts';

/** A file whose tables are one step behind, and connections to it that wait for nobody. */
async function aFileBehind() {
  const folder = temporaryFolder();
  const { location, close } = await openFile(folder);
  await close();
  const connect = () => {
    const connection = new DatabaseSync(location, { timeout: 0 });
    onTestFinished(() => connection.close());
    return connection;
  };
  return {
    location,
    connect,
    copies: () => readdirSync(join(folder, 'backups')).map((name) => join(folder, 'backups', name)),
  };
}

/** Today's steps and one more. */
const withNext = (during: () => void = () => {}) => ({
  migrations: [
    ...MIGRATIONS,
    {
      name: '9999-next',
      up: async (db: Kysely<Tables>) => {
        during();
        await db.schema.createTable('next').addColumn('id', 'text').execute();
      },
    },
  ],
});

const write = (connection: DatabaseSync, hash: string) =>
  connection
    .prepare("insert into secrets (hash, ref, created_at) values (?, 'AAAAAAAA', '2026-11-21T09:00:00+08:00')")
    .run(hash);

const hashesIn = (connection: DatabaseSync) =>
  connection
    .prepare('select hash from secrets order by hash')
    .all()
    .map(({ hash }) => hash);

function hashesInCopy(file: string | undefined): readonly unknown[] {
  const copy = new DatabaseSync(String(file), { readOnly: true });
  onTestFinished(() => copy.close());
  return hashesIn(copy);
}

test('the copy before new tables has what an old server writes until the last moment, and nobody writes after that', async () => {
  const { location, connect, copies } = await aFileBehind();
  const [connection, oldServer] = [connect(), connect()];
  const exec = connection.exec.bind(connection);
  connection.exec = (text) => {
    if (text === 'begin immediate') write(oldServer, 'late');
    exec(text);
  };
  const tooLate = () => expect(() => write(oldServer, 'too late')).toThrow('database is locked');
  await migrateSqlite(connection, location, withNext(tooLate));
  const [copy, ...others] = copies();
  expect([hashesInCopy(copy), others]).toEqual([['late'], []]);
  write(oldServer, 'later');
  expect(hashesIn(connection)).toEqual(['late', 'later']);
});

test('of two that start at the same time one makes the copy', async () => {
  const { location, connect, copies } = await aFileBehind();
  await Promise.all([connect(), connect()].map((connection) => migrateSqlite(connection, location, withNext())));
  expect(copies()).toHaveLength(1);
});

test('a copy that fails halfway leaves no file, changes nothing, and is said in a sentence', async () => {
  const { location, connect, copies } = await aFileBehind();
  const connection = connect();
  write(connection, 'kept');
  const { prepare } = DatabaseSync.prototype;
  const repair = () => {
    DatabaseSync.prototype.prepare = prepare;
  };
  onTestFinished(repair);
  DatabaseSync.prototype.prepare = function (text) {
    if (!text.startsWith('vacuum into')) return prepare.call(this, text);
    const run = (file: string) => {
      writeFileSync(file, 'half');
      throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
    };
    return { run } as never;
  };
  await expect(migrateSqlite(connection, location, withNext())).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(
      /^Cannot copy .*bookings\.sqlite before its tables are changed \(database or disk is full\): make room in .*Nothing was changed\.$/,
    ),
  });
  repair();
  expect(copies()).toEqual([]);
  expect(connection.prepare("select name from sqlite_master where name = 'next'").all()).toEqual([]);
  write(connect(), 'after');
  await migrateSqlite(connection, location, withNext());
  expect(copies().map(hashesInCopy)).toEqual([['after', 'kept']]);
});
