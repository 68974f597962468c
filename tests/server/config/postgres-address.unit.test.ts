import { expect, test } from 'vitest';
import { parsePostgresAddress } from '../../../src/server/config/postgres-address.ts';
import { openPostgres } from '../../../src/server/database/postgres.ts';

test.each([
  'postgres://db',
  'postgresql://user:password@db.example.com:5432/palawan',
  'postgres://user:p@ss:word@db/palawan',
  'postgres://user:100%@db/palawan',
  'postgres://user:pa%23%2F%3F@db/palawan?sslmode=require',
  'postgres://user@localhost/palawan?host=%2Fvar%2Frun%2Fpostgresql',
  'postgres:///palawan?host=/var/run/postgresql',
])('%s is understood', (text) => {
  expect(parsePostgresAddress(text)).not.toBeNull();
});

test.each([
  'postgres://user:hunter#2@db/palawan',
  'postgres://user:hunter/2@db/palawan',
  'postgres://user:hunter?2@db/palawan',
  'postgres://user:12#34@db/palawan',
  'postgres://user:12/34@db/palawan',
  'postgres://user:12?34@db/palawan',
  'postgres://us/er:hunter2@db/palawan',
  'postgres://user:hunter 2@db/palawan',
  'mysql://user:hunter2@db/palawan',
  'user:hunter2@db',
  '',
])('%j is refused', (text) => {
  expect(parsePostgresAddress(text)).toBeNull();
});

test('nothing of an address that makes no sense is said', async () => {
  const failure = await openPostgres('postgres://user:hunter#2@db/palawan').catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'StartupError', message: expect.stringContaining('DATABASE_URL') });
  expect(`${String(failure)} ${JSON.stringify(failure)}`).not.toContain('hunter');
});
