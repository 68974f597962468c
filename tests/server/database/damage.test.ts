import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { createDatabaseWatch } from '../../../host/database-watch.ts';
import { type RunningCheck, startQuickCheck } from '../../../host/quick-check-process.ts';
import { createDamage, refuseWritesWhenDamaged } from '../../../src/server/database/damage.ts';
import { openSqlite } from '../../../src/server/database/sqlite.ts';
import { createUnitOfWork } from '../../../src/server/repositories/unit-of-work.ts';
import { aBuiltProject, failureOf } from '../../fixtures/programs/server-program.ts';
import { aBookingBody, aCartBody, book, REF, send } from '../../fixtures/steps/a-client.ts';
import { aServices, NOON } from '../../fixtures/steps/a-services.ts';
import { breakTable, DAMAGES } from '../../fixtures/steps/damaged-file.ts';
import { temporaryFolder } from '../../fixtures/steps/dist-folder.ts';
import { openFile } from '../../fixtures/steps/sqlite-file.ts';

const NIGHT = Date.parse('2026-11-22T03:10:00+08:00');

/** A file with a booking in a folder that nobody has open. */
async function closedFile(folder: string): Promise<string> {
  const services = await aServices({ DATA_DIR: folder, DATABASE_URL: undefined });
  await book(services);
  await services.database.close();
  return join(folder, 'bookings.sqlite');
}

/** A watch whose checks say what they are told, and the time that goes by for it. */
function aWatch(found: () => Promise<string | null>) {
  const state = { checks: 0, now: Date.parse(NOON), ticks: 0, log: [] as string[] };
  const record = (level: string) => () => void state.log.push(level);
  const damage = createDamage(record('damage'));
  const check = (): RunningCheck => {
    state.checks += 1;
    return { found: found(), stop: () => {} };
  };
  const logger = { info: record('info'), warn: record('warn'), error: record('error') };
  const clocks = { clock: () => state.now, ticks: () => state.ticks };
  return { state, damage, watch: createDatabaseWatch({ file: 'a file', damage, logger, check, ...clocks }) };
}

describe('the server program', () => {
  test.each(Object.entries(DAMAGES))('does not start with %s, and says what to do', async (_name, break_) => {
    const project = aBuiltProject();
    const file = await closedFile(join(project, 'data'));
    break_(file);
    expect(await failureOf(project, {})).toMatch(
      /^\S+bookings\.sqlite is damaged \(.+\): stop every server, then put your newest backup in its place .*kept aside\.\n$/,
    );
  });

  test('does not change the tables of a damaged file', async () => {
    const project = aBuiltProject();
    const file = await closedFile(join(project, 'data'));
    const connection = new DatabaseSync(file);
    connection.exec("delete from migrations where name = '0006-arrivals'; drop table arrivals");
    connection.close();
    breakTable(file, 'idempotency_keys');
    expect(await failureOf(project, {})).toMatch(/bookings\.sqlite is damaged \(.+\): stop every server/);
  });
});

test.each([
  ['damaged', 11, /is damaged \(broken\): stop every server/],
  ['full', 13, /There is no room to write to .* \(broken\): make room on its disk/],
  ['without room for its index', 4874, /There is no room to write to/],
  ['read-only', 8, /Cannot write to .* \(broken\): give this user write permission/],
  ['on a broken disk', 10, /The disk of .* does not work \(broken\)/],
])('a file that is %s is told apart when it is opened', async (_name, errcode, words) => {
  const broken = () => {
    const connection = new DatabaseSync(':memory:');
    connection.exec = () => {
      throw Object.assign(new Error('broken'), { errcode });
    };
    return connection;
  };
  await expect(openSqlite(temporaryFolder(), broken)).rejects.toThrow(words);
});

describe('a check of the file', () => {
  test('reads it in another process, whole or damaged', async () => {
    const folder = temporaryFolder();
    const { location, close } = await openFile(folder);
    expect(await startQuickCheck(location).found).toBeNull();
    await close();
    breakTable(location, 'outbox');
    expect(await startQuickCheck(location).found).toMatch(/page \d+/);
  });

  test('that is stopped, or reads no file, says that it failed and nothing about the file', async () => {
    const { location } = await openFile();
    const stopped = startQuickCheck(location);
    stopped.stop();
    await expect(stopped.found).rejects.toThrow('ended early');
    await expect(startQuickCheck(join(temporaryFolder(), 'nothing')).found).rejects.toThrow(/ended early: .*open/);
  });

  test('at the start is waited for, and damage stops the start', async () => {
    await aWatch(async () => null).watch.atStart();
    await expect(aWatch(async () => 'a page is broken').watch.atStart()).rejects.toThrow(
      'a file is damaged (a page is broken)',
    );
  });

  test('of a file that takes too long does not hold the start up, and what it finds later is reported', async () => {
    let end = (_found: string) => {};
    const { state, damage, watch } = aWatch(() => new Promise((resolve) => (end = resolve)));
    await watch.atStart(1);
    expect([damage.found(), state.log]).toEqual([null, []]);
    end('a page is broken');
    await expect.poll(() => damage.found()).toBe('a page is broken');
    expect(state.log).toEqual(['damage']);
  });

  test('is made once a night', async () => {
    const { state, watch } = aWatch(async () => null);
    await watch.atStart();
    const runAt = async (now: number, hours: number) => {
      Object.assign(state, { now, ticks: hours * 3_600_000 });
      await watch.run();
      return state.checks;
    };
    expect(await runAt(Date.parse(NOON), 24)).toBe(1);
    expect(await runAt(NIGHT, 15)).toBe(1);
    expect(await runAt(NIGHT, 39)).toBe(2);
    expect(await runAt(NIGHT + 600_000, 39.2)).toBe(2);
    expect(await runAt(NIGHT, 63)).toBe(3);
  });

  test('that fails is logged, and nothing counts as damaged', async () => {
    const { state, damage, watch } = aWatch(() => Promise.reject(new Error('no memory')));
    await watch.atStart();
    expect([state.log, damage.found()]).toEqual([['error'], null]);
  });
});

describe('a file that is damaged while the server runs', () => {
  /** Services over a file of which a table was broken under the server. */
  async function damagedServices(table: string) {
    const folder = temporaryFolder();
    const file = await closedFile(folder);
    breakTable(file, table);
    const opened = await openFile(folder);
    const damage = createDamage(() => {});
    const database = refuseWritesWhenDamaged(opened, damage);
    return aServices(undefined, { database, damage, unitOfWork: createUnitOfWork(database) });
  }

  test('is noticed by the first request that meets it: health says so, and nothing more is written', async () => {
    const services = await damagedServices('idempotency_keys');
    const request = (bookingRef: string) =>
      send(services, 'POST', '/api/bookings', { body: aBookingBody({ bookingRef }), key: `key-for-${bookingRef}` });
    expect((await request('AAAA0001')).status).toBe(503);
    expect(services.damage.found()).toMatch(/malformed/);
    const cart = await send(services, 'POST', '/api/cart/upsert/AAAA0002', { body: aCartBody() });
    expect(cart.status).toBe(503);
    expect(await services.health()).toEqual({ status: 'unavailable', database: 'damaged' });
    expect(await services.unitOfWork.read(({ bookings }) => bookings.find(REF))).not.toBeNull();
  });
});
