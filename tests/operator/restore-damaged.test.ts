import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { contentOf, DAMAGES } from '../fixtures/damaged-file.ts';
import { aDesk, bookAt, type TestDesk } from '../fixtures/operator-desk.ts';
import { preloaded } from '../fixtures/preloaded.ts';

const damages = Object.entries(DAMAGES);

/** A desk with a backup of one booking, whose server has stopped; and the file of its bookings. */
async function stoppedDesk(): Promise<TestDesk & { readonly file: string }> {
  const desk = await aDesk();
  await bookAt(desk, 'ABCD1234');
  expect((await desk.run('backup', 'copy.sqlite')).code).toBe(0);
  await desk.services.database.close();
  return { ...desk, file: join(desk.project, 'data/bookings.sqlite') };
}

const asideIn = ({ project }: TestDesk) =>
  readdirSync(join(project, 'data/backups')).filter((name) => name.startsWith('damaged-'));

describe.each(damages)('bookings of which %s are left', (_name, damage) => {
  test('are replaced by a backup, and kept aside for good', async () => {
    const desk = await stoppedDesk();
    damage(desk.file);
    writeFileSync(`${desk.file}-wal`, 'the last changes');
    const before = contentOf(desk.file);
    const { code, out, error } = await desk.run('restore', 'copy.sqlite', '--yes');
    const [aside = ''] = asideIn(desk);
    expect([code, error, out]).toEqual([
      0,
      '',
      expect.stringMatching(
        /The file that was there is damaged \(.+\) and stays in .+damaged-.+\.sqlite, with what it/,
      ),
    ]);
    expect((await desk.run('list')).out).toContain('ABCD1234');
    desk.services.setTime('2030-01-01T12:00:00+08:00');
    await desk.run('purge');
    expect(asideIn(desk)).toContain(aside);
    expect(contentOf(join(desk.project, 'data/backups', aside))).toBe(before);
  });

  test('are no backup, with a message of their own', async () => {
    const desk = await stoppedDesk();
    damage(join(desk.project, 'copy.sqlite'));
    const { code, error } = await desk.run('restore', 'copy.sqlite', '--yes');
    expect([code, error]).toEqual([1, expect.stringMatching(/damaged.*Nothing was changed\.\n$/)]);
    expect(error).not.toMatch(/A server has|permission/);
    expect((await desk.run('list')).out).toContain('ABCD1234');
  });

  test('are not backed up: their owner hears why, and what to do', async () => {
    const desk = await stoppedDesk();
    damage(desk.file);
    const { code, error } = await desk.run('backup', 'another.sqlite');
    expect([code, error]).toEqual([1, expect.stringMatching(/is damaged \(.+\): .*restore FILE --yes/)]);
  });
});

test('the last changes of a damaged file, which may be in its log alone, are kept beside it', async () => {
  const desk = await stoppedDesk();
  DAMAGES['a broken header'](desk.file);
  writeFileSync(`${desk.file}-wal`, 'the last changes');
  await desk.run('restore', 'copy.sqlite', '--yes');
  const log = asideIn(desk).find((name) => name.endsWith('-wal')) ?? '';
  expect(readFileSync(join(desk.project, 'data/backups', log), 'utf8')).toBe('the last changes');
});

test('a damaged file that a server has open is not replaced while that shows', async () => {
  const desk = await stoppedDesk();
  DAMAGES['a broken middle'](desk.file);
  const server = new DatabaseSync(desk.file);
  server.exec('pragma journal_mode = wal; select name from migrations');
  expect((await desk.run('restore', 'copy.sqlite', '--yes')).error).toContain('A server has');
  server.close();
  expect((await desk.run('restore', 'copy.sqlite', '--yes')).code).toBe(0);
});

test('the log of a restore that was killed is not taken for that of the next one', async () => {
  const desk = await stoppedDesk();
  const incoming = join(desk.project, 'data/restoring.sqlite');
  writeFileSync(`${incoming}-journal`, 'of another file');
  expect((await desk.run('restore', 'copy.sqlite', '--yes')).code).toBe(0);
  expect(readdirSync(join(desk.project, 'data')).filter((name) => name.startsWith('restoring'))).toEqual([]);
});

test.each([
  ['full', 'ENOSPC', /^There is no room to write to .*: make room on its disk/],
  ['read-only', 'EROFS', /^Cannot write to .*: give this user write permission/],
])('a restore to a disk that is %s says so, and changes nothing', async (_name, code, words) => {
  const desk = await stoppedDesk();
  const before = contentOf(desk.file);
  const broken = preloaded(`
    const { openSync } = fs;
    fs.openSync = (file, ...more) => {
      if (String(file).includes('restoring')) throw Object.assign(new Error('the disk'), { code: '${code}' });
      return openSync(file, ...more);
    };`);
  const { error } = await desk.runAloneWith(broken, 'restore', 'copy.sqlite', '--yes');
  expect(error).toMatch(words);
  expect(contentOf(desk.file)).toBe(before);
  rmSync(join(desk.project, 'copy.sqlite'));
});
