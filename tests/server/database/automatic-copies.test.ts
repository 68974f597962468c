import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { deleteAutomaticCopies, newAutomaticCopy } from '../../../src/server/database/automatic-copies.ts';
import { temporaryFolder } from '../../fixtures/steps/dist-folder.ts';

const LIMIT = Date.parse('2026-12-01T12:00:00+08:00');

/** A data folder whose `backups/` has these files. */
function aFolderWith(...names: readonly string[]): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'backups'));
  for (const name of names) writeFileSync(join(folder, 'backups', name), 'bookings');
  return folder;
}

const left = (folder: string) => readdirSync(join(folder, 'backups')).toSorted();

const OLDEST = 'before-migration-2026-01-01T120000-00000001.sqlite';
const OLD = 'before-migration-2026-12-01T115959-00000002.sqlite';
const ON_TIME = 'before-migration-2026-12-01T120000-00000003.sqlite';
const YOUNG = 'before-migration-2026-12-01T120001-00000004.sqlite';
const OLD_ASIDE = 'before-restore-2026-01-01T120000-00000005.sqlite';
const ASIDE = 'before-restore-2026-01-02T120000-00000006.sqlite';

test.each<[string, readonly string[], readonly string[]]>([
  ['that are older go', [OLDEST, OLD, ON_TIME, YOUNG], [ON_TIME, YOUNG]],
  ['of which all are older go but for the newest', [OLDEST, OLD], [OLD]],
  ['go but for the newest of each occasion', [OLDEST, OLD, OLD_ASIDE, ASIDE], [OLD, ASIDE]],
  ['that a killed process has left half go, and count as none', [OLDEST, `${OLD}.partial`], [OLDEST]],
  ['that are half and young may be in the making', [`${YOUNG}.partial`], [`${YOUNG}.partial`]],
  [
    'of the operator stay',
    ['2026-01-01.sqlite', `my-${OLD}`, `${OLD}.gz`, 'before-migration-2026.sqlite', OLD_ASIDE, ASIDE],
    ['2026-01-01.sqlite', `my-${OLD}`, `${OLD}.gz`, 'before-migration-2026.sqlite', ASIDE],
  ],
])('copies %s', async (_name, names, expected) => {
  const folder = aFolderWith(...names);
  const { copies, failures } = await deleteAutomaticCopies(folder, LIMIT);
  expect(left(folder)).toEqual(expected.toSorted());
  expect([copies, failures]).toEqual([names.length - expected.length, []]);
});

test('a copy that cannot be deleted is named, and the others go', async () => {
  const folder = aFolderWith(OLD, YOUNG);
  mkdirSync(join(folder, 'backups', OLDEST));
  const { copies, failures } = await deleteAutomaticCopies(folder, LIMIT);
  expect([copies, left(folder)]).toEqual([1, [OLDEST, YOUNG]]);
  expect(failures.map(({ message }) => message)).toEqual([expect.stringContaining(OLDEST)]);
});

test('where nothing was ever copied there is nothing to delete, and a folder that cannot be read is named', async () => {
  const folder = temporaryFolder();
  expect(await deleteAutomaticCopies(folder, LIMIT)).toEqual({ copies: 0, failures: [] });
  writeFileSync(join(folder, 'backups'), 'a file');
  expect(await deleteAutomaticCopies(folder, LIMIT)).toEqual({
    copies: 0,
    failures: [expect.objectContaining({ message: expect.stringContaining(join(folder, 'backups')) })],
  });
});

test('a new copy has a name of its own, by which it is known again', async () => {
  const folder = temporaryFolder();
  const files = (['migration', 'migration', 'restore'] as const).map((occasion) =>
    newAutomaticCopy(folder, occasion, LIMIT),
  );
  expect(new Set(files).size).toBe(3);
  expect(new Set(files.map(dirname))).toEqual(new Set([join(folder, 'backups')]));
  for (const file of files) writeFileSync(file, 'bookings');
  expect((await deleteAutomaticCopies(folder, LIMIT)).copies).toBe(0);
  expect((await deleteAutomaticCopies(folder, LIMIT + 1000)).copies).toBe(1);
  expect(left(folder)).toContain(basename(String(files.at(-1))));
});
