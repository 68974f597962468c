import { expect, test } from 'vitest';
import type { Database } from '../../../src/server/database/database.ts';
import { createRateLimits, type Limit, type RateLimits } from '../../../src/server/http/rate-limits.ts';
import { createSharedCounters } from '../../../src/server/http/shared-counters.ts';
import { createUnitOfWork } from '../../../src/server/repositories/unit-of-work.ts';
import { aRing } from '../../fixtures/steps/a-services.ts';
import { type DatabasePlace, describeOnBothDatabases, openIn } from '../../fixtures/steps/databases.ts';

const NETWORK = '203.0.113.7';

/** The limits of two processes with one database, and how often each limit asked it. */
async function twoProcesses(place: DatabasePlace) {
  const database = await openIn(place);
  let statements = 0;
  const direct: Database['direct'] = (work) => {
    statements += 1;
    return database.direct(work);
  };
  const limits = () =>
    createRateLimits(1000, place.DATABASE_URL === undefined ? null : createSharedCounters({ direct }, aRing('test')));
  return { database, processes: [limits(), limits()] as const, statements: () => statements };
}

/** How many of the requests that are sent to both in turns pass. */
async function passing(processes: readonly RateLimits[], limit: Limit, count: number): Promise<number> {
  let passed = 0;
  for (let index = 0; index < count; index += 1) {
    if ((await processes[index % processes.length]?.take(limit, NETWORK)) === 0) passed += 1;
  }
  return passed;
}

describeOnBothDatabases('limits of two processes (ADR 18)', (newPlace) => {
  test('are one limit where they share a database, and one of each process where they do not', async () => {
    const place = await newPlace();
    const isShared = place.DATABASE_URL !== undefined;
    const { database, processes } = await twoProcesses(place);
    for (const [limit, points] of [
      ['wrong', 40],
      ['placing', 60],
      ['finding', 30],
      ['calendar', 60],
      ['signIn', 60],
      ['resellerHold', 120],
    ] as const)
      expect([limit, await passing(processes, limit, 3 * points)]).toEqual([limit, isShared ? points : 2 * points]);
    const stored = await database.read((db) => db.selectFrom('request_counts').selectAll().execute());
    expect(stored).toHaveLength(isShared ? 6 : 0);
    expect(JSON.stringify(stored)).not.toContain(NETWORK);
  });

  test('let through what was released by either of them', async () => {
    const { processes } = await twoProcesses(await newPlace());
    const [first, second] = processes;
    for (let count = 0; count < 100; count += 1) {
      expect(await first.take('finding', NETWORK)).toBe(0);
      await first.release('finding', NETWORK);
    }
    expect(await second.take('finding', NETWORK)).toBe(0);
  });

  test('ask the database only from the second tenth of frequent requests on', async () => {
    const place = await newPlace();
    const { processes, statements } = await twoProcesses(place);
    const [first] = processes;
    for (let count = 0; count < 60; count += 1) {
      await first.take('read', NETWORK);
      await first.release('read', NETWORK);
    }
    expect([await passing([first], 'read', 60), statements()]).toEqual([60, 0]);
    // The other process has its own first sixty.
    expect(await passing(processes, 'read', 1400)).toBe(place.DATABASE_URL === undefined ? 1140 : 600);
  });

  test('refuse a flood without asking the database', async () => {
    const { processes, statements } = await twoProcesses(await newPlace());
    await passing(processes, 'wrong', 200);
    const asked = statements();
    expect([await passing(processes, 'wrong', 500), statements()]).toEqual([0, asked]);
    for (const limits of processes) expect(await limits.peek('wrong', NETWORK)).toBeGreaterThan(0);
  });

  test('are forgotten in the database once they have ended', async () => {
    const place = await newPlace();
    const { database, processes } = await twoProcesses(place);
    await passing(processes, 'claim', 2);
    const unitOfWork = createUnitOfWork(database);
    const rows = () => database.read((db) => db.selectFrom('request_counts').select('key').execute());
    const removeBefore = (instant: number) =>
      unitOfWork.write('test', ({ requestCounts }) => requestCounts.removeEndedBefore(instant));
    await removeBefore(Date.now());
    expect(await rows()).toHaveLength(place.DATABASE_URL === undefined ? 0 : 1);
    await removeBefore(Date.now() + 2 * 3_600_000);
    expect(await rows()).toEqual([]);
  });
});
