import { expect, test } from 'vitest';
import type { Database } from '../../../src/server/database/database.ts';
import { describeOnBothDatabases, openIn } from '../../fixtures/steps/databases.ts';

const SECRET = { ref: 'AAAAAAAA', created_at: '2026-11-21T09:00:00+08:00' };

const insert = (database: Database, hash: string) =>
  database.write('AAAAAAAA', async (db) => {
    await db
      .insertInto('secrets')
      .values({ ...SECRET, hash })
      .execute();
    return hash;
  });

const hashes = async (database: Database) => {
  const rows = await database.read((db) => db.selectFrom('secrets').select('hash').orderBy('hash').execute());
  return rows.map(({ hash }) => hash);
};

describeOnBothDatabases('the database', (newPlace) => {
  test('answers, and what was written is there when it is opened again', async () => {
    const place = await newPlace();
    const first = await openIn(place);
    expect(await insert(first, 'one')).toBe('one');
    await first.close();
    expect(await hashes(await openIn(place))).toEqual(['one']);
  });

  test('takes back everything that failing work wrote', async () => {
    const database = await openIn(await newPlace());
    const failing = database.write('AAAAAAAA', async (db) => {
      await db
        .insertInto('secrets')
        .values({ ...SECRET, hash: 'half' })
        .execute();
      throw new Error('after half of it');
    });
    await expect(failing).rejects.toThrow('after half of it');
    expect(await hashes(database)).toEqual([]);
  });

  test('keeps what writers wrote when one of those that came with them fails', async () => {
    const database = await openIn(await newPlace());
    await insert(database, 'taken');
    const results = await Promise.allSettled(['a', 'taken', 'b', 'c'].map((hash) => insert(database, hash)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(await hashes(database)).toEqual(['a', 'b', 'c', 'taken']);
  });

  test('lets nobody read what is not finished', async () => {
    const database = await openIn(await newPlace());
    let seen: readonly string[] = ['nothing was read'];
    await database.write('AAAAAAAA', async (db) => {
      await db
        .insertInto('secrets')
        .values({ ...SECRET, hash: 'unfinished' })
        .execute();
      seen = await hashes(database);
    });
    expect(seen).toEqual([]);
  });

  test('runs works with one key one after the other, in two processes too', async () => {
    const place = await newPlace();
    const [one, two] = [await openIn(place), await openIn(place)];
    const count = (database: Database) =>
      database.write('COUNTING', async (db) => {
        const rows = await db.selectFrom('secrets').select('hash').execute();
        await db
          .insertInto('secrets')
          .values({ ...SECRET, hash: String(rows.length) })
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, (_, index) => count(index % 2 === 0 ? one : two)));
    expect(await hashes(one)).toHaveLength(20);
  });

  test('that is closed says that it does not work, and may be closed again', async () => {
    const database = await openIn(await newPlace());
    await Promise.all([database.close(), database.close()]);
    await expect(hashes(database)).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
    await expect(insert(database, 'late')).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
  });

  test('keeps numbers that are larger than 32 bits', async () => {
    const database = await openIn(await newPlace());
    const cart = { ref: 'AAAAAAAA', contact: '{}', items: '[]', currency: 'USD', updated_at: SECRET.created_at };
    await database.write('AAAAAAAA', (db) =>
      db
        .insertInto('carts')
        .values({ ...cart, revision: 1_795_000_000_000 })
        .execute(),
    );
    const saved = await database.read((db) => db.selectFrom('carts').select('revision').executeTakeFirst());
    expect(saved).toEqual({ revision: 1_795_000_000_000 });
  });
});
