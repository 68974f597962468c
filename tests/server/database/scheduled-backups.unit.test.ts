import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from '../../../src/server/config/environment.ts';
import {
  type BackupPlan,
  backupPlanOf,
  deleteOldBackups,
  isBackupDue,
  isBackupLate,
  newestBackupAt,
  newScheduledBackup,
} from '../../../src/server/database/scheduled-backups.ts';
import { temporaryFolder } from '../../fixtures/steps/dist-folder.ts';

const at = (iso: string) => Date.parse(`${iso}+08:00`);
const NOW = at('2026-12-04T12:00:00');

const name = (stamp: string, end = '') => `daily-${stamp}-00000001.sqlite${end}`;
const OLDEST = name('2026-12-01T020000');
const OLD = name('2026-12-02T020003');
const YOUNG = name('2026-12-03T020000');
const TODAY = name('2026-12-04T020001');
const FUTURE = name('2030-01-01T020000');

/** A plan for two o'clock whose folder has these files, of which two stay. */
function aPlan(...names: readonly string[]): BackupPlan {
  const folder = join(temporaryFolder(), 'backups');
  mkdirSync(folder);
  for (const file of names) writeFileSync(join(folder, file), 'bookings');
  return { folder, hour: 2, count: 2 };
}

describe('backups by schedule (specification.md#backups)', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['all but the newest', [OLDEST, OLD, YOUNG, TODAY], [YOUNG, TODAY]],
    ['none where there are no more', [YOUNG, TODAY], [YOUNG, TODAY]],
    ['what a killed process left half, and count it as none', [`${OLDEST}.partial`, OLD, YOUNG], [OLD, YOUNG]],
    ['nothing that may be in the making', [`${TODAY}.partial`, OLD, YOUNG], [`${TODAY}.partial`, OLD, YOUNG]],
    ['none for one that a wrong clock made', [OLD, YOUNG, FUTURE], [OLD, YOUNG, FUTURE]],
    [
      'nothing of the operator',
      [OLDEST, OLD, YOUNG, 'mine.sqlite', `my-${OLDEST}`],
      [OLD, YOUNG, 'mine.sqlite', `my-${OLDEST}`],
    ],
  ])('delete %s', async (_name, names, left) => {
    const plan = aPlan(...names);
    expect(await deleteOldBackups(plan, NOW)).toEqual({ copies: names.length - left.length, failures: [] });
    expect(readdirSync(plan.folder).toSorted()).toEqual(left.toSorted());
  });

  test('name one that could not be deleted, and delete the others', async () => {
    const plan = aPlan(OLD, YOUNG, TODAY);
    mkdirSync(join(plan.folder, OLDEST));
    const { copies, failures } = await deleteOldBackups(plan, NOW);
    expect([copies, failures.map(({ message }) => message)]).toEqual([1, [expect.stringContaining(OLDEST)]]);
  });

  test.each([
    ['there is none', [], NOW, true],
    ['that of today is made', [TODAY], NOW, false],
    ['the server was down at the hour', [YOUNG], NOW, true],
    ['the hour of today is still to come', [YOUNG], at('2026-12-04T01:59:59'), false],
    ['the hour has come', [YOUNG], at('2026-12-04T02:00:00'), true],
    ['that of today is only half', [YOUNG, `${TODAY}.partial`], NOW, true],
    ['the only one is of a wrong clock', [FUTURE], NOW, true],
  ])('are due or not where %s', (_name, names, now, isDue) => {
    expect(isBackupDue(aPlan(...names), now)).toBe(isDue);
  });

  test.each([
    ['there is none two hours after the start', [], NOW - 2 * 3_600_001, true],
    ['the server has just started without one', [], NOW - 60_000, false],
    ['the newest is of today', [TODAY], 0, false],
    ['the newest is more than a day old', [YOUNG], NOW - 60_000, true],
    ['the newest is half', [`${TODAY}.partial`], 0, true],
  ])('are late or not where %s', (_name, names, startedAt, isLate) => {
    expect(isBackupLate(aPlan(...names), NOW, startedAt)).toBe(isLate);
  });

  test('have a name that says when they were made', () => {
    const plan = { folder: join(temporaryFolder(), 'deep/backups') };
    expect(newestBackupAt(plan, NOW)).toBeNull();
    const [file, other] = [newScheduledBackup(plan, NOW), newScheduledBackup(plan, NOW)];
    expect([dirname(file), basename(file) === basename(other)]).toEqual([plan.folder, false]);
    writeFileSync(file, 'bookings');
    expect(newestBackupAt(plan, NOW)).toBe(NOW);
    expect(newestBackupAt(plan, NOW - 1)).toBeNull();
  });

  test('are made at two in the data folder, and not where they are off or in PostgreSQL', () => {
    const planOf = (settings: Record<string, string>) =>
      backupPlanOf(readEnvironment({ DATA_DIR: '/srv', ...settings }));
    expect(planOf({})).toEqual({ folder: '/srv/backups', hour: 2, count: 7 });
    const settings = { BACKUP_HOUR: '23', BACKUP_COUNT: '30', BACKUP_DIR: '/mnt/usb' };
    expect(planOf(settings)).toEqual({ folder: '/mnt/usb', hour: 23, count: 30 });
    expect(planOf({ BACKUP_HOUR: 'off' })).toBeNull();
    expect(planOf({ DATABASE_URL: 'postgres://db/palawan' })).toBeNull();
  });
});
