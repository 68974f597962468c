import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aBackoffice, bookAt, bookWithPassports, type TestBackoffice } from '../fixtures/steps/a-backoffice.ts';
import { send } from '../fixtures/steps/a-client.ts';

const NUMBER = 'AB1234567';

async function aBackofficeWithPassport(): Promise<TestBackoffice> {
  const backoffice = await aBackoffice();
  const secret = await bookWithPassports(backoffice, 'PASS1234');
  const passport = { name: 'MARIA SANTOS', number: NUMBER, expiry: '2099-05-20', country: 'PT' };
  const participant = { name: 'Maria Santos', nationality: 'PT', ageBand: 'adult', passport };
  const body = { tripRef: 'BBBBBBBB', index: 0, participant };
  const { status } = await send(backoffice.services, 'PUT', '/api/bookings/PASS1234/participants', { secret, body });
  expect(status).toBe(200);
  return backoffice;
}

test('passports are in no list, export or manifest, but where somebody asked for them', {
  timeout: 120_000,
}, async () => {
  const backoffice = await aBackofficeWithPassport();
  const { day } = backoffice;
  const outputs = [
    await backoffice.run('list', '--json'),
    await backoffice.run('show', 'PASS1234', '--json'),
    await backoffice.run('export', '--json'),
    await backoffice.run('export', '--csv'),
    await backoffice.run('manifest', '--day', day, '--csv'),
    await backoffice.run('manifest', '--day', day, '--json'),
  ];
  for (const { code, out } of outputs) {
    expect([code, out.includes(NUMBER), out.includes('2099-05-20')]).toEqual([0, false, false]);
  }
  expect((await backoffice.run('manifest', '--day', day, '--csv')).out).toMatch(/Maria Santos,PT,adult,complete/);
  for (const format of ['--csv', '--json']) {
    expect((await backoffice.run('manifest', '--day', day, format, '--passports')).out).toContain(NUMBER);
  }
  const without = await backoffice.runWith(
    { PASSPORT_KEYS: `other:${Buffer.alloc(32).toString('base64')}` },
    'manifest',
    '--day',
    day,
    '--csv',
  );
  expect([without.code, without.out.includes('complete')]).toEqual([0, true]);
});

test('a passport that does not open is flagged, and the manifest of the day goes on', { timeout: 60_000 }, async () => {
  const backoffice = await aBackofficeWithPassport();
  await bookAt(backoffice, 'ABCD1234');
  await backoffice.services.database.write('', async (db) => {
    await db.updateTable('participants').set({ passport: 'damaged' }).where('passport', 'is not', null).execute();
  });
  const ended = await backoffice.run('manifest', '--day', backoffice.day, '--passports', '--csv');
  expect([ended.code, ended.error, ended.out.includes('ABCD1234')]).toEqual([0, '', true]);
  expect(ended.out).toMatch(/Maria Santos,PT,adult,unreadable,.*1 of 2 passports unreadable,2 people,,,,,\r\n/);
});

test('a manifest is printed from a file that only its owner reads', { timeout: 60_000 }, async () => {
  const backoffice = await aBackofficeWithPassport();
  const { code, out } = await backoffice.run('manifest', '--day', backoffice.day, '--html', 'manifest.html');
  const file = join(backoffice.project, 'manifest.html');
  expect([code, out]).toEqual([0, `Written to ${file}: open it in a browser and print it.\n`]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toContain('1 of 2 names missing');
  expect(readFileSync(file, 'utf8')).not.toContain(NUMBER);
  expect((await backoffice.run('manifest', '--day', '2020-02-29')).out).toBe('Nobody leaves on 2020-02-29.\n');
});

test('what is due is collected once, with the first trip', { timeout: 60_000 }, async () => {
  const backoffice = await aBackoffice();
  await bookWithPassports(backoffice, 'PASS1234');
  const groups = JSON.parse((await backoffice.run('manifest', '--day', backoffice.day, '--json')).out);
  expect(
    groups.map(({ trips: [trip] }: { trips: { dueCents: number; cashPhp: number }[] }) => [
      trip?.dueCents,
      trip?.cashPhp,
    ]),
  ).toEqual([
    [34_600, 0],
    [0, 300],
  ]);
});

test('CSV is safe for spreadsheets, JSON is read by programs', { timeout: 60_000 }, async () => {
  const backoffice = await aBackoffice();
  await bookAt(backoffice, 'ABCD1234', { name: '=HYPERLINK("http://bad.example")', notes: '@SUM(1,2)' });
  const csv = (await backoffice.run('list', '--csv')).out;
  expect(csv).toContain(`"'=HYPERLINK(""http://bad.example"")"`);
  expect((await backoffice.run('export', '--csv')).out).toContain(`"'@SUM(1,2)"`);
  expect(JSON.parse((await backoffice.run('list', '--json')).out)).toMatchObject([
    { ref: 'ABCD1234', status: 'awaiting-payment' },
  ]);
  const [line, ...rest] = (await backoffice.run('export', '--json')).out.trimEnd().split('\n');
  expect([JSON.parse(line ?? '').ref, rest]).toEqual(['ABCD1234', []]);
});
