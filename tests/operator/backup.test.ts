import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { manilaIso } from '../../src/lib/time/manila.ts';
import { LEASE_TTL_MS } from '../../src/server/mail/lease-watch.ts';
import { aMailer, leaseAndDie, statesIn } from '../fixtures/fakes/a-mailer.ts';
import { preloaded } from '../fixtures/programs/preloaded.ts';
import { aBackoffice, bookAt, type TestBackoffice } from '../fixtures/steps/a-backoffice.ts';
import { aServices } from '../fixtures/steps/a-services.ts';

const refsIn = (file: string) => {
  const connection = new DatabaseSync(file, { readOnly: true });
  const rows = connection.prepare('select ref from bookings order by ref').all();
  connection.close();
  return rows.map(({ ref }) => ref);
};

/** A desk whose server has stopped after a backup and one more booking. */
async function afterBackup(): Promise<TestBackoffice> {
  const backoffice = await aBackoffice();
  await bookAt(backoffice, 'ABCD1234');
  expect((await backoffice.run('backup', 'copy.sqlite')).code).toBe(0);
  await bookAt(backoffice, 'LATE0001');
  return backoffice;
}

test('a backup is taken while the server writes, whole and for its owner alone', { timeout: 60_000 }, async () => {
  const backoffice = await aBackoffice();
  await bookAt(backoffice, 'ABCD1234');
  const writing = Promise.all(
    Array.from({ length: 20 }, (_, index) => bookAt(backoffice, `MORE00${String(index).padStart(2, '0')}`)),
  );
  const { code, out } = await backoffice.runAlone('backup', 'copy.sqlite');
  await writing;
  const copy = join(backoffice.project, 'copy.sqlite');
  expect([code, out]).toEqual([
    0,
    expect.stringContaining(`copied to ${copy}. Keep PASSPORT_KEYS or passport.key in another place.`),
  ]);
  expect(refsIn(copy)).toContain('ABCD1234');
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(readdirSync(backoffice.project).filter((name) => name.includes('partial'))).toEqual([]);
});

test.each([
  ['exists already', 'taken.sqlite', 'exists already.'],
  ['is in no folder', 'nowhere/copy.sqlite', 'Nothing was copied to'],
])('a backup to a file that %s changes nothing', { timeout: 60_000 }, async (_name, file, words) => {
  const backoffice = await aBackoffice();
  writeFileSync(join(backoffice.project, 'taken.sqlite'), 'mine');
  const { code, error } = await backoffice.run('backup', file);
  expect([code, error]).toEqual([1, expect.stringContaining(words)]);
  expect(statSync(join(backoffice.project, 'taken.sqlite')).size).toBe(4);
});

test('restoring waits for --yes and for the server to stop, and keeps what was there', {
  timeout: 120_000,
}, async () => {
  const backoffice = await afterBackup();
  const file = join(backoffice.project, 'data/bookings.sqlite');
  expect(await backoffice.run('restore', 'copy.sqlite')).toMatchObject({
    code: 2,
    error: expect.stringContaining('has 1 bookings. Say --yes'),
  });
  expect(await backoffice.run('restore', 'copy.sqlite', '--yes')).toEqual({
    code: 1,
    out: '',
    error: `A server has ${file} open: stop it first. Nothing was changed.\n`,
  });
  // The server that could not be disturbed goes on.
  await bookAt(backoffice, 'LATE0002');
  await backoffice.services.database.close();
  const { code, out } = await backoffice.run('restore', 'copy.sqlite', '--yes');
  const [aside = ''] = readdirSync(join(backoffice.project, 'data/backups'));
  expect([code, out]).toEqual([
    0,
    expect.stringContaining(`Those that were there are in ${join(backoffice.project, 'data/backups', aside)}.`),
  ]);
  expect(refsIn(file)).toEqual(['ABCD1234']);
  expect(refsIn(join(backoffice.project, 'data/backups', aside))).toEqual(['ABCD1234', 'LATE0001', 'LATE0002']);
  expect((await backoffice.run('list', '--json')).out).toContain('ABCD1234');
});

test('restoring that is killed at the last moment leaves the bookings that were there', {
  timeout: 60_000,
}, async () => {
  const backoffice = await afterBackup();
  const file = join(backoffice.project, 'data/bookings.sqlite');
  await backoffice.services.database.close();
  const killed = preloaded(`
    const { renameSync } = fs;
    fs.renameSync = (from, to) => to === ${JSON.stringify(file)} ? process.kill(process.pid, 'SIGKILL') : renameSync(from, to)`);
  expect((await backoffice.runAloneWith(killed, 'restore', 'copy.sqlite', '--yes')).code).toBeNull();
  expect(refsIn(file)).toEqual(['ABCD1234', 'LATE0001']);
  expect((await backoffice.run('restore', 'copy.sqlite', '--yes')).code).toBe(0);
  expect(refsIn(file)).toEqual(['ABCD1234']);
});

test('a backup is on the disk before it has its name, and its name before it is reported', {
  timeout: 60_000,
}, async () => {
  const backoffice = await aBackoffice();
  await bookAt(backoffice, 'ABCD1234');
  const traced = preloaded(`
    const { fsyncSync, renameSync } = fs;
    fs.fsyncSync = (file) => { console.error(fs.fstatSync(file).isFile() ? 'file' : 'folder'); fsyncSync(file); };
    fs.renameSync = (from, to) => { console.error('renamed'); renameSync(from, to); }`);
  const { code, error } = await backoffice.runAloneWith(traced, 'backup', 'copy.sqlite');
  expect([code, error.trimEnd().split('\n')]).toEqual([0, ['file', 'folder', 'renamed', 'file', 'folder']]);
});

test('a backup is restored where there is nothing yet', { timeout: 60_000 }, async () => {
  const backoffice = await afterBackup();
  const { code } = await backoffice.runWith(
    { DATA_DIR: join(backoffice.project, 'elsewhere') },
    'restore',
    'copy.sqlite',
    '--yes',
  );
  expect([code, refsIn(join(backoffice.project, 'elsewhere/bookings.sqlite'))]).toEqual([0, ['ABCD1234']]);
});

test('mails that waited in a backup are not sent again after restoring it, but held', {
  timeout: 120_000,
}, async () => {
  const backoffice = await aBackoffice();
  await bookAt(backoffice, 'ABCD1234');
  await leaseAndDie(backoffice.services, manilaIso(Date.now()));
  await backoffice.run('backup', 'copy.sqlite');
  await backoffice.services.database.close();
  expect((await backoffice.run('restore', 'copy.sqlite', '--yes')).out).toContain(
    'Mails that waited then may have been sent since: 2 are held, see "npm run operator -- outbox".',
  );
  const restored = await aServices({ DATA_DIR: join(backoffice.project, 'data'), DATABASE_URL: undefined });
  restored.setTime(manilaIso(Date.now() + 60_000));
  const { sender, sent, wait } = aMailer(restored);
  for (let times = 0; times < 2; times += 1) {
    expect(await sender.sendDue()).toBe(0);
    wait(LEASE_TTL_MS);
  }
  expect(await statesIn(restored)).toEqual(['ABCD1234-0-operator held', 'ABCD1234-0-traveller held']);
  expect((await backoffice.run('outbox', '--retry-held')).out).toBe('2 mails are due now.\n');
  await sender.sendDue();
  expect(sent).toHaveLength(2);
});

test.each([
  ['no file', (_file: string) => {}, 'is no backup of bookings'],
  ['something else', (file: string) => writeFileSync(file, 'not a database at all'), 'is no backup of bookings'],
  ['a folder', (file: string) => void mkdirSync(file), 'is no backup of bookings'],
  [
    'of a newer version',
    (file: string) => {
      const connection = new DatabaseSync(file);
      connection.exec(
        "create table migrations (name text); create table bookings (ref text); insert into migrations values ('9999-later');",
      );
      connection.close();
    },
    'was made by a newer version of this program (it has "9999-later")',
  ],
])('what is %s is not restored', { timeout: 60_000 }, async (_name, make, words) => {
  const backoffice = await aBackoffice();
  await bookAt(backoffice, 'ABCD1234');
  await backoffice.services.database.close();
  make(join(backoffice.project, 'strange'));
  const { code, error } = await backoffice.run('restore', 'strange', '--yes');
  expect([code, error]).toEqual([1, expect.stringContaining(words)]);
  expect(refsIn(join(backoffice.project, 'data/bookings.sqlite'))).toEqual(['ABCD1234']);
});
