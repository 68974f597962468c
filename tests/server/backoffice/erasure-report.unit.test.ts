import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { elsewhere } from '../../../src/server/backoffice/erasure-report.ts';
import { readEnvironment } from '../../../src/server/config/environment.ts';
import { temporaryFolder } from '../../fixtures/steps/dist-folder.ts';

/** Settings of a server whose backups are in a folder with these files. */
function aServerWith(names: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const folder = join(temporaryFolder(), 'usb');
  mkdirSync(folder);
  for (const name of names) writeFileSync(join(folder, name), 'bookings');
  return readEnvironment({ DATA_DIR: temporaryFolder(), BACKUP_DIR: folder, BACKUP_COUNT: '5', ...settings });
}

const DAILY = ['daily-2026-12-01T020000-00000001.sqlite', 'daily-2026-12-02T020000-00000002.sqlite'];

test('An erasure names the backups that are made each day, and for how long they stay.', () => {
  const settings = aServerWith([...DAILY, 'mine.sqlite']);
  expect(elsewhere(settings)).toContain(
    `the 2 newest daily backups in ${settings.BACKUP_DIR}: for 5 days, while the server makes new ones`,
  );
});

test.each([
  ['none were made yet', [], {}],
  ['bookings are in PostgreSQL', DAILY, { DATABASE_URL: 'postgres://db/palawan' }],
])('An erasure names no daily backups where %s.', (_name, names, settings) => {
  expect(elsewhere(aServerWith(names, settings)).filter((place) => place.includes('daily'))).toEqual([]);
});
