import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../../../src/server/database/sqlite.ts';
import { temporaryFolder } from '../../fixtures/steps/dist-folder.ts';
import { countSecrets, openFile, writeSecret } from '../../fixtures/steps/sqlite-file.ts';

describe('SQLite with a problem', () => {
  async function breakable() {
    const connections: DatabaseSync[] = [];
    const database = await openFile(
      temporaryFolder(),
      (location, { readOnly }) => {
        const connection = new DatabaseSync(location, { readOnly, timeout: 0 });
        connections.push(connection);
        return connection;
      },
      200,
    );
    const [writer] = connections;
    if (!writer) throw new Error('no connection was opened');
    return { database, writer };
  }

  test('that is full refuses and goes on once there is room', async () => {
    const { database, writer } = await breakable();
    await writeSecret(database, 'before');
    const pages = Number(writer.prepare('pragma page_count').get()?.page_count);
    writer.exec(`pragma max_page_count = ${pages}`);
    const large = 'x'.repeat(50_000);
    const results = await Promise.allSettled([writeSecret(database, 'small'), writeSecret(database, large)]);
    expect(results[1]).toMatchObject({ status: 'rejected', reason: { name: 'DatabaseUnavailable' } });
    expect(results[0]?.status).toBe('fulfilled');
    writer.exec('pragma max_page_count = 1000000');
    await writeSecret(database, large);
    expect(await countSecrets(database)).toBe(3);
  });

  test('that is read-only refuses and goes on once it is not', async () => {
    const { database, writer } = await breakable();
    writer.exec('pragma query_only = 1');
    await expect(writeSecret(database, 'one')).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
    expect(await countSecrets(database)).toBe(0);
    writer.exec('pragma query_only = 0');
    await writeSecret(database, 'one');
    expect(await countSecrets(database)).toBe(1);
  });

  test('that another process holds refuses and goes on once it is free', async () => {
    const { database } = await breakable();
    const other = new DatabaseSync(database.location);
    other.exec('begin immediate');
    await expect(writeSecret(database, 'one')).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
    other.exec('rollback');
    other.close();
    await writeSecret(database, 'one');
    expect(await countSecrets(database)).toBe(1);
  });

  test('that another process holds waits for it, and meanwhile answers everybody else', async () => {
    const database = await openFile();
    const other = new DatabaseSync(database.location);
    other.exec('begin immediate');
    let isWritten = false;
    const writing = writeSecret(database, 'one').then(() => {
      isWritten = true;
    });
    expect([await countSecrets(database), isWritten]).toEqual([0, false]);
    other.exec('rollback');
    other.close();
    await writing;
    expect(await countSecrets(database)).toBe(1);
  });

  test('that another process holds at the start is waited for, and then said in a sentence', async () => {
    const folder = temporaryFolder();
    const other = new DatabaseSync((await openFile(folder)).location);
    onTestFinished(() => other.close());
    other.exec('begin immediate');
    await expect(openSqlite(folder, undefined, 100)).rejects.toThrow(
      /^Cannot write to .*bookings\.sqlite \(database is locked\): another program is writing to it/,
    );
    const opening = openFile(folder);
    other.exec('rollback');
    expect(await countSecrets(await opening)).toBe(0);
  });

  test('that cannot even take back what failed tells every writer, and goes on once it can', async () => {
    const { database, writer } = await breakable();
    const exec = writer.exec.bind(writer);
    let isBroken = true;
    writer.exec = (text) => {
      if (isBroken && ['commit', 'rollback'].includes(text))
        throw Object.assign(new Error('disk I/O error'), { errcode: 10 });
      exec(text);
    };
    for (const hashes of [['one', 'two'], ['three']]) {
      const results = await Promise.allSettled(hashes.map((hash) => writeSecret(database, hash)));
      for (const result of results) {
        expect(result).toMatchObject({ status: 'rejected', reason: { name: 'DatabaseUnavailable' } });
      }
    }
    isBroken = false;
    await writeSecret(database, 'four');
    expect(await database.read((db) => db.selectFrom('secrets').select('hash').execute())).toEqual([{ hash: 'four' }]);
  });
});
