import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { preloaded } from '../fixtures/programs/preloaded.ts';
import { aBackoffice, bookAt, type TestBackoffice } from '../fixtures/steps/a-backoffice.ts';
import { contentOf, DAMAGES } from '../fixtures/steps/damaged-file.ts';

const damages = Object.entries(DAMAGES);

/** A backup of one booking, whose server has stopped, and the file of its bookings. */
async function aStoppedBackoffice(): Promise<TestBackoffice & { readonly file: string }> {
  const backoffice = await aBackoffice();
  await bookAt(backoffice, 'ABCD1234');
  expect((await backoffice.run('backup', 'copy.sqlite')).code).toBe(0);
  await backoffice.services.database.close();
  return { ...backoffice, file: join(backoffice.project, 'data/bookings.sqlite') };
}

const asideIn = ({ project }: TestBackoffice) =>
  readdirSync(join(project, 'data/backups')).filter((name) => name.startsWith('damaged-'));

describe.each(damages)('bookings of which %s are left', (_name, damage) => {
  test('are replaced by a backup, and kept aside for good', async () => {
    const backoffice = await aStoppedBackoffice();
    damage(backoffice.file);
    writeFileSync(`${backoffice.file}-wal`, 'the last changes');
    const before = contentOf(backoffice.file);
    const { code, out, error } = await backoffice.run('restore', 'copy.sqlite', '--yes');
    const [aside = ''] = asideIn(backoffice);
    expect([code, error, out]).toEqual([
      0,
      '',
      expect.stringMatching(
        /The file that was there is damaged \(.+\) and stays in .+damaged-.+\.sqlite, with what it/,
      ),
    ]);
    expect((await backoffice.run('list')).out).toContain('ABCD1234');
    backoffice.services.setTime('2030-01-01T12:00:00+08:00');
    await backoffice.run('purge');
    expect(asideIn(backoffice)).toContain(aside);
    expect(contentOf(join(backoffice.project, 'data/backups', aside))).toBe(before);
  });

  test('are no backup, with a message of their own', async () => {
    const backoffice = await aStoppedBackoffice();
    damage(join(backoffice.project, 'copy.sqlite'));
    const { code, error } = await backoffice.run('restore', 'copy.sqlite', '--yes');
    expect([code, error]).toEqual([1, expect.stringMatching(/damaged.*Nothing was changed\.\n$/)]);
    expect(error).not.toMatch(/A server has|permission/);
    expect((await backoffice.run('list')).out).toContain('ABCD1234');
  });

  test('are not backed up: their owner hears why, and what to do', async () => {
    const backoffice = await aStoppedBackoffice();
    damage(backoffice.file);
    const { code, error } = await backoffice.run('backup', 'another.sqlite');
    expect([code, error]).toEqual([1, expect.stringMatching(/is damaged \(.+\): .*restore FILE --yes/)]);
  });
});

test('the last changes of a damaged file, which may be in its log alone, are kept beside it', async () => {
  const backoffice = await aStoppedBackoffice();
  DAMAGES['a broken header'](backoffice.file);
  writeFileSync(`${backoffice.file}-wal`, 'the last changes');
  await backoffice.run('restore', 'copy.sqlite', '--yes');
  const log = asideIn(backoffice).find((name) => name.endsWith('-wal')) ?? '';
  expect(readFileSync(join(backoffice.project, 'data/backups', log), 'utf8')).toBe('the last changes');
});

test('a damaged file that a server has open is not replaced while that shows', async () => {
  const backoffice = await aStoppedBackoffice();
  DAMAGES['a broken middle'](backoffice.file);
  const server = new DatabaseSync(backoffice.file);
  server.exec('pragma journal_mode = wal; select name from migrations');
  expect((await backoffice.run('restore', 'copy.sqlite', '--yes')).error).toContain('A server has');
  server.close();
  expect((await backoffice.run('restore', 'copy.sqlite', '--yes')).code).toBe(0);
});

test('the log of a restore that was killed is not taken for that of the next one', async () => {
  const backoffice = await aStoppedBackoffice();
  const incoming = join(backoffice.project, 'data/restoring.sqlite');
  writeFileSync(`${incoming}-journal`, 'of another file');
  expect((await backoffice.run('restore', 'copy.sqlite', '--yes')).code).toBe(0);
  expect(readdirSync(join(backoffice.project, 'data')).filter((name) => name.startsWith('restoring'))).toEqual([]);
});

test.each([
  ['full', 'ENOSPC', /^There is no room to write to .*: make room on its disk/],
  ['read-only', 'EROFS', /^Cannot write to .*: give this user write permission/],
])('a restore to a disk that is %s says so, and changes nothing', async (_name, code, words) => {
  const backoffice = await aStoppedBackoffice();
  const before = contentOf(backoffice.file);
  const broken = preloaded(`
    const { openSync } = fs;
    fs.openSync = (file, ...more) => {
      if (String(file).includes('restoring')) throw Object.assign(new Error('the disk'), { code: '${code}' });
      return openSync(file, ...more);
    };`);
  const { error } = await backoffice.runAloneWith(broken, 'restore', 'copy.sqlite', '--yes');
  expect(error).toMatch(words);
  expect(contentOf(backoffice.file)).toBe(before);
  rmSync(join(backoffice.project, 'copy.sqlite'));
});
