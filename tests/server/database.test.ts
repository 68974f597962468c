import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openDatabase } from '../../src/lib/server/database.ts';
import { temporaryFolder } from '../fixtures/dist-folder.ts';

test('the database makes its folder and file, and answers', () => {
  const folder = join(temporaryFolder(), 'made/on/demand');
  const database = openDatabase({ DATA_DIR: folder });
  expect(database.location).toBe(join(folder, 'bookings.sqlite'));
  expect(() => database.ping()).not.toThrow();
  database.close();
});

test('the database survives a power cut: it writes ahead', () => {
  const folder = temporaryFolder();
  openDatabase({ DATA_DIR: folder }).close();
  const file = new DatabaseSync(join(folder, 'bookings.sqlite'));
  expect(file.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
  file.close();
});

test('a closed database does not answer, and may be closed again', () => {
  const database = openDatabase({ DATA_DIR: temporaryFolder() });
  database.close();
  database.close();
  expect(() => database.ping()).toThrow();
});

test('two processes may open the same database', () => {
  const folder = temporaryFolder();
  const [one, two] = [openDatabase({ DATA_DIR: folder }), openDatabase({ DATA_DIR: folder })];
  expect(() => two.ping()).not.toThrow();
  one.close();
  two.close();
});
