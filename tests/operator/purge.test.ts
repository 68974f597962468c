import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aBackoffice, bookAt } from '../fixtures/steps/a-backoffice.ts';

const ASIDE = 'before-restore-2026-01-01T120000-0000000a.sqlite';
const NEWER_ASIDE = 'before-restore-2026-01-02T120000-0000000b.sqlite';

test('purge does now what the server does every hour', { timeout: 60_000 }, async () => {
  const backoffice = await aBackoffice();
  backoffice.services.setTime('2020-01-05T12:00:00+08:00');
  await bookAt(backoffice, 'OLD00001', { date: '2020-02-01' });
  const sentence = (expired: number, bookings: number, copies = 0) =>
    `Forgotten: 0 passports, 0 carts, ${bookings} bookings, ${copies} automatic copies. Expired: ${expired} bookings.\n`;
  expect((await backoffice.run('purge')).out).toBe(sentence(1, 1));
  expect((await backoffice.run('purge')).out).toBe(sentence(0, 0));
  const backups = join(backoffice.project, 'data/backups');
  mkdirSync(backups);
  for (const name of [ASIDE, NEWER_ASIDE, 'mine.sqlite']) writeFileSync(join(backups, name), 'bookings');
  expect((await backoffice.run('purge')).out).toBe(sentence(0, 0, 1));
  expect(readdirSync(backups).toSorted()).toEqual([NEWER_ASIDE, 'mine.sqlite']);
});

test('purge names a copy that it cannot delete, and has done the rest', { timeout: 60_000 }, async () => {
  const backoffice = await aBackoffice();
  const backups = join(backoffice.project, 'data/backups');
  mkdirSync(join(backups, ASIDE), { recursive: true });
  writeFileSync(join(backups, NEWER_ASIDE), 'bookings');
  const { code, out } = await backoffice.run('purge');
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(/Expired: 0 bookings\. Not deleted: .*before-restore-2026-01-01T/),
  ]);
  expect(JSON.parse((await backoffice.run('purge', '--json')).out)).toMatchObject({
    copies: 0,
    undeleted: [expect.stringContaining(ASIDE)],
  });
});
