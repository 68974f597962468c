import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createBackupSchedule } from '../../host/backup-schedule.ts';
import { manilaIso } from '../../src/lib/time/manila.ts';
import { inspectSqlite } from '../../src/server/database/copy-sqlite.ts';
import { backupPlanOf, isBackupLate } from '../../src/server/database/scheduled-backups.ts';
import { book } from '../fixtures/steps/a-client.ts';
import { aServices, NOW } from '../fixtures/steps/a-services.ts';
import { DAMAGES } from '../fixtures/steps/damaged-file.ts';
import { temporaryFolder } from '../fixtures/steps/dist-folder.ts';

const DAY = 86_400_000;

/** A schedule over a database with one booking; three backups stay. */
async function aSchedule(changes: Partial<Parameters<typeof createBackupSchedule>[0]> = {}) {
  const folder = temporaryFolder();
  const services = await aServices({ DATA_DIR: folder, DATABASE_URL: undefined });
  await book(services);
  const plan = { folder: join(folder, 'backups'), hour: 2, count: 3 };
  const schedule = createBackupSchedule({ ...services, plan, file: services.database.location, ...changes });
  const backups = () => (existsSync(plan.folder) ? readdirSync(plan.folder) : []);
  return { services, plan, schedule, backups };
}

describe('a backup by schedule (specification.md#backups)', () => {
  test('is a whole file for its owner alone, and is made once a day', async () => {
    const { services, plan, schedule, backups } = await aSchedule();
    await schedule.run();
    await schedule.run();
    const [name = ''] = backups();
    expect(backups()).toEqual([name]);
    const file = join(plan.folder, name);
    expect(inspectSqlite(file).bookings).toBe(1);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const [line] = services.log.filter(({ level }) => level === 'info');
    expect(line?.fields).toEqual({ backup: file, bookings: 1, deleted: 0 });
    expect(isBackupLate(plan, services.clock(), 0)).toBe(false);
  });

  test('takes the place of the oldest one', async () => {
    const { services, plan, schedule, backups } = await aSchedule();
    mkdirSync(plan.folder);
    const old = [1, 2, 3].map(
      (days) =>
        `daily-${manilaIso(NOW - days * DAY)
          .slice(0, 19)
          .replaceAll(':', '')}-00000000.sqlite`,
    );
    for (const name of [...old, 'mine.sqlite']) writeFileSync(join(plan.folder, name), 'bookings');
    await schedule.run();
    expect(backups()).toHaveLength(4);
    expect(backups()).toEqual(expect.arrayContaining([old[0], old[1], 'mine.sqlite']));
    expect(services.log.at(-1)?.fields).toMatchObject({ deleted: 1 });
  });

  test('that fails is logged and tried again, and the older ones stay', async () => {
    let isFull = true;
    const { services, plan, schedule, backups } = await aSchedule({
      copy: (_file, copy) => {
        if (isFull) return { result: Promise.reject(new Error('the disk is full')), stop: () => {} };
        writeFileSync(copy, 'bookings');
        return { result: Promise.resolve({ bookings: 1 }), stop: () => {} };
      },
    });
    mkdirSync(plan.folder);
    const old = [1, 2, 3, 4].map((day) => `daily-2026-11-0${day}T020000-00000000.sqlite`);
    for (const name of old) writeFileSync(join(plan.folder, name), 'bookings');
    await schedule.run();
    expect(backups()).toEqual(old);
    expect(services.log).toMatchObject([{ level: 'error', fields: { err: { message: 'the disk is full' } } }]);
    isFull = false;
    await schedule.run();
    expect(backups()).toHaveLength(3);
  });

  test('of a file that is damaged is not believed, and nothing is put in the place of the older ones', async () => {
    const { services, schedule, backups } = await aSchedule();
    await services.database.close();
    DAMAGES['half a file'](services.database.location);
    await schedule.run();
    expect(backups()).toEqual([]);
    expect(services.log.map(({ level }) => level)).toEqual(['error']);
    services.damage.report('a page is broken');
    await schedule.run();
    expect(services.log.filter(({ fields }) => 'folder' in fields)).toHaveLength(1);
  });

  test('is begun once at a time, and not after the server stops', async () => {
    let copies = 0;
    let end = () => {};
    const { schedule } = await aSchedule({
      copy: () => {
        copies += 1;
        const result = new Promise<{ bookings: number }>((resolve) => {
          end = () => resolve({ bookings: 1 });
        });
        return { result, stop: () => {} };
      },
    });
    const running = [schedule.run(), schedule.run()];
    end();
    await Promise.all(running);
    schedule.stop();
    await schedule.run();
    expect(copies).toBe(1);
  });

  test('that is ended with the server leaves nothing that looks like a backup', async () => {
    const { services, schedule, backups } = await aSchedule();
    const running = schedule.run();
    schedule.stop();
    await running;
    expect(backups().filter((name) => name.endsWith('.sqlite'))).toEqual([]);
    expect(services.log).toEqual([]);
  });
});

test('A plan of the settings makes its folder where it is missing.', async () => {
  const folder = temporaryFolder();
  const services = await aServices({ DATA_DIR: folder, DATABASE_URL: undefined });
  const plan = backupPlanOf({
    DATA_DIR: folder,
    DATABASE_URL: undefined,
    BACKUP_HOUR: 0,
    BACKUP_COUNT: 1,
    BACKUP_DIR: join(folder, 'usb/daily'),
  });
  if (!plan) throw new Error('no plan');
  const copy = (_file: string, to: string) => {
    writeFileSync(to, 'bookings');
    return { result: Promise.resolve({ bookings: 0 }), stop: () => {} };
  };
  await createBackupSchedule({ ...services, plan, file: services.database.location, copy }).run();
  expect(readdirSync(join(folder, 'usb/daily'))).toHaveLength(1);
});
