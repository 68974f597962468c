import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manilaIso } from '../../../src/lib/time/manila.ts';
import { MIN_STEADY_READS } from '../../../src/server/jobs/clock-jump-detector.ts';
import { createHousekeeping, type Housekeeping } from '../../../src/server/jobs/housekeeping.ts';
import type { UnitOfWork } from '../../../src/server/repositories/repositories.ts';
import { aCartBody, book, REF, send } from '../../fixtures/steps/a-client.ts';
import { aServices, type TestServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';
import { temporaryFolder } from '../../fixtures/steps/dist-folder.ts';

const MINUTE = 60_000;
const A_YEAR_LATER = '2027-12-24T12:00:00+08:00';
const AFTER_EXPIRY = '2026-11-22T12:00:00+08:00';
const CART = 'CART0001';

/** Housekeeping of a server that has just started, and the time that goes by for it. */
function aHousekeeping(services: TestServices, changes: Partial<UnitOfWork> = {}) {
  let ticks = 0;
  const unitOfWork = { ...services.unitOfWork, ...changes };
  const dataFolder = temporaryFolder();
  const housekeeping: Housekeeping = createHousekeeping({ ...services, unitOfWork, dataFolder, ticks: () => ticks });
  return {
    housekeeping,
    dataFolder,
    /** Runs once each minute, so often. */
    pass: async (minutes: number) => {
      for (let minute = 0; minute < minutes; minute += 1) {
        await housekeeping.run();
        ticks += MINUTE;
        services.setTime(manilaIso(services.clock() + MINUTE));
      }
    },
  };
}

/** What is left of a booking that nobody has paid, and of a cart. */
async function leftOf({ unitOfWork }: TestServices) {
  return unitOfWork.read(async (repositories) => ({
    status: (await repositories.bookings.find(REF))?.status,
    hasCart: (await repositories.carts.find(CART)) !== null,
    hasSecret: (await repositories.secrets.hashesOf(CART)).length > 0,
    mails: (await repositories.outbox.list({ most: 10 })).length,
  }));
}

async function aBookingAndACart(...place: Parameters<typeof aServices>): Promise<TestServices> {
  const services = await aServices(...place);
  await book(services);
  await send(services, 'POST', `/api/cart/upsert/${CART}`, { body: aCartBody() });
  return services;
}

/** A year later even who booked and never paid is forgotten. */
const NOTHING = { status: undefined, hasCart: false, hasSecret: false, mails: 0 };
const ALL = { status: 'awaiting-payment', hasCart: true, hasSecret: true, mails: 2 };

describeOnBothDatabases('what is done by the clock (ADR 10)', (newPlace) => {
  test('begins once the clock of a new process has gone steadily for half an hour', async () => {
    const services = await aBookingAndACart(await newPlace());
    services.setTime(AFTER_EXPIRY);
    const { pass } = aHousekeeping(services);
    await pass(MIN_STEADY_READS);
    expect(await leftOf(services)).toEqual(ALL);
    await pass(1);
    expect(await leftOf(services)).toEqual({ ...ALL, status: 'expired', mails: 3 });
  });

  test.each([
    ['a year forward, and is put right', [A_YEAR_LATER, '2026-11-21T13:00:00+08:00']],
    ['a year back, and is put right', ['2025-11-21T12:00:00+08:00', '2026-11-21T13:00:00+08:00']],
    ['a year forward and back, again and again', [A_YEAR_LATER, '2026-11-21T13:00:00+08:00', A_YEAR_LATER]],
  ])('stops where the clock jumps %s: nothing expires, nothing is forgotten, nobody is told', async (_name, jumps) => {
    const services = await aBookingAndACart(await newPlace());
    const { pass } = aHousekeeping(services);
    await pass(MIN_STEADY_READS + 1);
    for (const time of jumps) {
      services.setTime(time);
      await pass(MIN_STEADY_READS - 1);
    }
    expect(await leftOf(services)).toEqual(ALL);
    expect(services.log.filter(({ level }) => level === 'warn')).toHaveLength(jumps.length);
  });

  test('goes on where the clock stays where it jumped to', async () => {
    const services = await aBookingAndACart(await newPlace());
    const { pass } = aHousekeeping(services);
    await pass(1);
    services.setTime(A_YEAR_LATER);
    await pass(MIN_STEADY_READS + 1);
    expect(await leftOf(services)).toEqual(NOTHING);
  });
});

test('bookings expire and travellers are reminded each minute, what is old is forgotten each hour', async () => {
  const services = await aServices();
  const done = { reads: 0, writes: 0 };
  const { pass } = aHousekeeping(services, {
    read: (work) => {
      done.reads += 1;
      return services.unitOfWork.read(work);
    },
    write: (key, work) => {
      if (key === 'passports') done.writes += 1;
      return services.unitOfWork.write(key, work);
    },
  });
  await pass(MIN_STEADY_READS + 121);
  expect(done).toEqual({ reads: 242, writes: 3 });
});

test('no run begins while the last one goes on', async () => {
  const services = await aServices();
  let reads = 0;
  let end = () => {};
  const { housekeeping, pass } = aHousekeeping(services, {
    read: (work) => {
      reads += 1;
      if (reads > 1) return services.unitOfWork.read(work);
      return new Promise<void>((resolve) => {
        end = resolve;
      }).then(() => services.unitOfWork.read(work));
    },
  });
  await pass(MIN_STEADY_READS);
  const runs = [housekeeping.run(), housekeeping.run()];
  expect(reads).toBe(1);
  end();
  await Promise.all(runs);
  // Bookings that expire, and travellers to remind.
  expect(reads).toBe(2);
});

test('a run that fails is logged, and what it could not forget is forgotten by the next one', async () => {
  const services = await aBookingAndACart();
  services.setTime(A_YEAR_LATER);
  let isBroken = true;
  const { pass } = aHousekeeping(services, {
    write: (key, work) => (isBroken ? Promise.reject(new Error('full')) : services.unitOfWork.write(key, work)),
  });
  await pass(MIN_STEADY_READS + 1);
  expect(services.log.filter(({ level }) => level === 'error')).toHaveLength(1);
  isBroken = false;
  await pass(1);
  expect(await leftOf(services)).toEqual(NOTHING);
});

test('copies that were made by themselves are deleted after a month, by a steady clock, but for the newest of each kind', async () => {
  const services = await aServices();
  const { dataFolder, pass } = aHousekeeping(services);
  const backups = join(dataFolder, 'backups');
  const names = ['2026-10-01T120000-00000001', '2026-10-02T120000-00000002', '2026-10-22T120000-00000003'];
  const [first = '', stuck = '', newest = ''] = names.map((name) => `before-migration-${name}.sqlite`);
  // What is no file cannot be deleted as one.
  mkdirSync(join(backups, stuck), { recursive: true });
  for (const name of [first, newest, 'mine.sqlite']) writeFileSync(join(backups, name), 'bookings');
  await pass(MIN_STEADY_READS);
  expect(readdirSync(backups)).toHaveLength(4);
  await pass(1);
  expect(readdirSync(backups).toSorted()).toEqual([stuck, newest, 'mine.sqlite']);
  const [error] = services.log.filter(({ level }) => level === 'error');
  expect(error?.fields).toMatchObject({ err: { message: expect.stringContaining(stuck) } });
  const [said] = services.log.filter(({ level }) => level === 'info');
  expect(said?.fields).toEqual({ passports: 0, carts: 0, bookings: 0, copies: 1 });
});
