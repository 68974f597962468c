import { spawnSync } from 'node:child_process';
import { readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { migrate } from '../../src/server/database/migrate.ts';
import { MIGRATIONS } from '../../src/server/database/migrations.ts';
import type { Tables } from '../../src/server/database/tables.ts';
import { statesIn } from '../fixtures/fakes/a-mailer.ts';
import { findTools } from '../fixtures/programs/postgres-programs.ts';
import { aBackoffice, bookAt, bookWithPassports, type TestBackoffice } from '../fixtures/steps/a-backoffice.ts';
import { send } from '../fixtures/steps/a-client.ts';
import { aServices, NOON } from '../fixtures/steps/a-services.ts';
import { type DatabasePlace, openIn, wholePostgresPlace } from '../fixtures/steps/databases.ts';
import { temporaryFolder } from '../fixtures/steps/dist-folder.ts';
import { writeSecret } from '../fixtures/steps/sqlite-file.ts';

const BACKUP = 'pg_dump --format=custom --file=FILE "$DATABASE_URL"';
const RESTORE = 'pg_restore --clean --if-exists --single-transaction --exit-on-error --dbname="$DATABASE_URL" FILE';

test.each([
  ['backup', `Use: ${BACKUP}.`],
  [
    'restore',
    `Stop every server first. Then use: ${RESTORE}. Before a server starts, "npm run operator -- outbox --hold" keeps back mails that may have been sent since. A backup of an earlier version needs an empty database.`,
  ],
])('%s says what does it where bookings are in PostgreSQL', { timeout: 30_000 }, async (command, advice) => {
  const backoffice = await aBackoffice();
  const elsewhere = { DATABASE_URL: 'postgres://user:secret@db/palawan' };
  expect(await backoffice.runWith(elsewhere, command, 'x.sqlite')).toEqual({
    code: 1,
    out: '',
    error: `Bookings are in PostgreSQL, which has its own tools. ${advice} Nothing was done.\n`,
  });
});

const postgres = inject('postgres');
const url = 'url' in postgres ? postgres.url : '';
const tools = 'url' in postgres ? findTools(postgres.programs) : null;

function missingText(): string | null {
  if ('missing' in postgres) return postgres.missing;
  return tools === null ? `no pg_dump and pg_restore in ${postgres.programs} and on the PATH` : null;
}

/** Does what the operator was told to, as a shell does it. */
function follow(advice: string, database: string | undefined, file: string): { readonly code: number | null } {
  const env = { PATH: `${tools}:${process.env.PATH}`, DATABASE_URL: database, FILE: file };
  const { status } = spawnSync('sh', ['-c', advice.replace('FILE', '"$FILE"')], { env });
  return { code: status };
}

/** Everything that can be said about two bookings, passports too. */
async function eventsAt(backoffice: TestBackoffice): Promise<readonly string[]> {
  const words = [
    ['export', '--json'],
    ['show', 'ABCD1234', '--json'],
    ['show', 'PASS1234', '--json'],
    ['manifest', '--day', backoffice.day, '--passports', '--json'],
  ];
  const ended = [];
  for (const some of words) ended.push(await backoffice.run(...some));
  expect(ended.map(({ code, error }) => [code, error])).toEqual(words.map(() => [0, '']));
  return ended.map(({ out }) => out);
}

const wholePlace = () => wholePostgresPlace(url);

/** Makes the tables of the first version, with a row. */
async function makeFirstTables(address: string | undefined, hash: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: address });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db, NOON, MIGRATIONS.slice(0, 1));
  await db.insertInto('secrets').values({ hash, ref: 'ABCD1234', created_at: NOON }).execute();
  await db.destroy();
}

/**
 * Two bookings in a database of its own, what was said of them, and a backup. The backup is from
 * before a third one.
 */
async function aBackofficeWithBackup() {
  const place = await wholePlace();
  const backoffice = await aBackoffice(place);
  await bookAt(backoffice, 'ABCD1234', { name: 'José Ñandú' });
  const secret = await bookWithPassports(backoffice, 'PASS1234');
  const passport = { name: 'MARIA SANTOS', number: 'P1234567A', expiry: '2099-05-20', country: 'PH' };
  const participant = { name: 'Maria Santos', nationality: 'PH', ageBand: 'adult', passport };
  const body = { tripRef: 'BBBBBBBB', index: 0, participant };
  expect((await send(backoffice.services, 'PUT', '/api/bookings/PASS1234/participants', { secret, body })).status).toBe(
    200,
  );
  await backoffice.run('confirm-payment', 'ABCD1234', '--amount', '173', '--id', 'BDO-1');
  const saved = await eventsAt(backoffice);
  expect(saved.join()).toContain('P1234567A');
  const file = join(backoffice.project, 'bookings.dump');
  expect(follow(BACKUP, place.DATABASE_URL, file)).toEqual({ code: 0 });
  await backoffice.run('cancel', 'ABCD1234', '--reason', 'Typhoon');
  await bookAt(backoffice, 'LATE0001');
  await backoffice.services.database.close();
  return { place, desk: backoffice, saved, file };
}

const why = missingText();

describe.skipIf(why !== null)(`a backup of PostgreSQL${why === null ? '' : `: NOT TESTED, ${why}`}`, () => {
  test('is restored as the operator is told to, and its mails wait to be looked at', { timeout: 120_000 }, async () => {
    const { place, desk: backoffice, saved, file } = await aBackofficeWithBackup();
    expect(await eventsAt(backoffice)).not.toEqual(saved);
    expect(follow(RESTORE, place.DATABASE_URL, file)).toEqual({ code: 0 });
    expect(await eventsAt(backoffice)).toEqual(saved);
    expect((await backoffice.run('outbox', '--hold')).out).toMatch(/^[1-9]\d* mails are held\.\n$/);
    const states = await statesIn(await aServices(place));
    expect(states.filter((state) => !state.endsWith(' held'))).toEqual([]);
  });

  test('that is damaged changes nothing', { timeout: 120_000 }, async () => {
    const { place, desk: backoffice, file } = await aBackofficeWithBackup();
    const before = await eventsAt(backoffice);
    truncateSync(file, readFileSync(file).length - 10);
    expect(follow(RESTORE, place.DATABASE_URL, file)).toEqual({ code: 1 });
    expect(await eventsAt(backoffice)).toEqual(before);
    expect(before.join()).toContain('LATE0001');
  });

  test('of an earlier version is restored to an empty database, whose tables are brought up to date', {
    timeout: 120_000,
  }, async () => {
    const file = join(temporaryFolder(), 'bookings.dump');
    const [earlier, today, empty] = [await wholePlace(), await wholePlace(), await wholePlace()];
    await makeFirstTables(earlier.DATABASE_URL, 'kept');
    expect(follow(BACKUP, earlier.DATABASE_URL, file)).toEqual({ code: 0 });
    await writeSecret(await openIn(today), 'newer');
    expect(follow(RESTORE, today.DATABASE_URL, file)).toEqual({ code: 1 });
    expect(follow(RESTORE, empty.DATABASE_URL, file)).toEqual({ code: 0 });
    const hashesIn = async (place: DatabasePlace) =>
      (await openIn(place)).read((db) => db.selectFrom('secrets').select('hash').execute());
    expect([await hashesIn(today), await hashesIn(empty)]).toEqual([[{ hash: 'newer' }], [{ hash: 'kept' }]]);
  });
});
