import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, inject, test } from 'vitest';
import { addVoucherKey, openKeyRing, openVoucherKeys } from '../../../src/server/secrets/key-ring.ts';
import { aBuiltProject, failureOf } from '../../fixtures/programs/server-program.ts';
import { postgresPlace } from '../../fixtures/steps/databases.ts';
import { temporaryFolder } from '../../fixtures/steps/dist-folder.ts';

const KEY = randomBytes(32).toString('base64');
const OLD = randomBytes(32).toString('base64');

test('the first key of PASSPORT_KEYS encrypts, the others still decrypt', () => {
  const ring = openKeyRing({ PASSPORT_KEYS: `2027:${KEY}, 2026:${OLD}`, DATA_DIR: '/nowhere' });
  expect(ring.current).toBe('2027');
  expect([...ring.keys.keys()]).toEqual(['2027', '2026']);
});

test('without PASSPORT_KEYS a key is made once, in a file for this user alone', () => {
  const folder = join(temporaryFolder(), 'data');
  const ring = openKeyRing({ PASSPORT_KEYS: undefined, DATA_DIR: folder });
  expect(statSync(join(folder, 'passport.key')).mode & 0o777).toBe(0o600);
  expect(openKeyRing({ PASSPORT_KEYS: undefined, DATA_DIR: folder })).toEqual(ring);
  expect(ring.current).not.toContain(readFileSync(join(folder, 'passport.key'), 'utf8').slice(0, 8));
});

test('processes that start together in a new folder use the key that the first one has made', async () => {
  const folder = join(temporaryFolder(), 'data');
  const program = `const { openKeyRing } = await import(${JSON.stringify(`${process.cwd()}/src/server/secrets/key-ring.ts`)});
    while (Date.now() < ${Date.now() + 1500});
    console.log(openKeyRing({ PASSPORT_KEYS: undefined, DATA_DIR: ${JSON.stringify(folder)} }).current);`;
  const start = () => promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  const started = await Promise.all(Array.from({ length: 4 }, start));
  expect(new Set(started.map(({ stdout }) => stdout)).size).toBe(1);
  expect(readdirSync(folder)).toEqual(['passport.key']);
});

test.each(['', 'no-colon', `id:${KEY.slice(4)}`, `id:${KEY},`, `${'x'.repeat(21)}:${KEY}`])(
  'PASSPORT_KEYS of "%s" ends with a sentence that repeats no key',
  (keys) => {
    const open = () => openKeyRing({ PASSPORT_KEYS: keys, DATA_DIR: '/nowhere' });
    expect(open).toThrow(/^PASSPORT_KEYS: key [12] is not an id, a colon and 32 bytes in base64/);
    expect(open).not.toThrow(KEY.slice(4, 20));
  },
);

test('two keys with one id are refused, because only one of them would open anything', () => {
  const open = () => openKeyRing({ PASSPORT_KEYS: `2026:${KEY},2025:${OLD},2026:${OLD}`, DATA_DIR: '/nowhere' });
  expect(open).toThrow(/^PASSPORT_KEYS has two keys with the id "2026": give each key an id of its own\.$/);
});

describe('with PostgreSQL, whose processes share no folder, PASSPORT_KEYS must be set', () => {
  const DATABASE_URL = 'postgres://db/palawan';

  test('and no key is made', () => {
    const DATA_DIR = temporaryFolder();
    expect(() => openKeyRing({ PASSPORT_KEYS: undefined, DATA_DIR, DATABASE_URL })).toThrow(
      /^PASSPORT_KEYS is not set: every process .* DATABASE_URL needs the same keys\. Set it to "1:" and what "openssl rand -base64 32" prints\.$/,
    );
    expect(readdirSync(DATA_DIR)).toEqual([]);
  });

  test('to the key that was in a file until now, where there is one', () => {
    const DATA_DIR = temporaryFolder();
    const { current } = openKeyRing({ PASSPORT_KEYS: undefined, DATA_DIR });
    const open = () => openKeyRing({ PASSPORT_KEYS: undefined, DATA_DIR, DATABASE_URL });
    expect(open).toThrow(`Set it to "${current}:" and what is in ${join(DATA_DIR, 'passport.key')}`);
    const PASSPORT_KEYS = `${current}:${readFileSync(join(DATA_DIR, 'passport.key'), 'utf8')}`;
    expect(openKeyRing({ PASSPORT_KEYS, DATA_DIR, DATABASE_URL }).current).toBe(current);
  });
});

test('a damaged key file is not replaced', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'passport.key'), 'half');
  expect(() => openKeyRing({ PASSPORT_KEYS: undefined, DATA_DIR: folder })).toThrow(/restore it from a backup/);
});

describe('keys of vouchers', () => {
  test('are those of VOUCHER_KEYS, or a file of their own that is made once', () => {
    const DATA_DIR = join(temporaryFolder(), 'data');
    const ring = openVoucherKeys({ VOUCHER_KEYS: undefined, DATA_DIR });
    expect(statSync(join(DATA_DIR, 'voucher.key')).mode & 0o777).toBe(0o600);
    expect(openVoucherKeys({ VOUCHER_KEYS: undefined, DATA_DIR })).toEqual(ring);
    expect(existsSync(join(DATA_DIR, 'passport.key'))).toBe(false);
    const set = openVoucherKeys({ VOUCHER_KEYS: `2027:${KEY},2026:${OLD}`, DATA_DIR: '/nowhere' });
    expect([...set.keys.keys()]).toEqual(['2027', '2026']);
    const open = () => openVoucherKeys({ VOUCHER_KEYS: 'id', DATA_DIR });
    expect(open).toThrow(/^VOUCHER_KEYS: key 1 is not an id/);
    const shared = { VOUCHER_KEYS: undefined, DATA_DIR: '/nowhere', DATABASE_URL: 'postgres://db/palawan' };
    expect(() => openVoucherKeys(shared)).toThrow(/^VOUCHER_KEYS is not set: .* "openssl rand -base64 32" prints\.$/);
  });

  test('get a new one in their file, and those before it still verify', () => {
    const DATA_DIR = temporaryFolder();
    const before = openVoucherKeys({ VOUCHER_KEYS: undefined, DATA_DIR });
    const after = addVoucherKey(DATA_DIR);
    expect(openVoucherKeys({ VOUCHER_KEYS: undefined, DATA_DIR })).toEqual(after);
    expect([...after.keys.keys()]).toEqual([after.current, before.current]);
    expect(after.current).not.toBe(before.current);
    expect(after.keys.get(before.current)).toEqual(before.keys.get(before.current));
    expect(statSync(join(DATA_DIR, 'voucher.key')).mode & 0o777).toBe(0o600);
    expect(readdirSync(DATA_DIR)).toEqual(['voucher.key']);
    const alone = addVoucherKey(DATA_DIR, 'dropped');
    expect([...openVoucherKeys({ VOUCHER_KEYS: undefined, DATA_DIR }).keys.keys()]).toEqual([alone.current]);
  });
});

const postgres = inject('postgres');

test.skipIf('missing' in postgres)('the server program on PostgreSQL does not start without keys', async () => {
  const { DATABASE_URL = '' } = await postgresPlace('url' in postgres ? postgres.url : '');
  const project = aBuiltProject();
  expect(await failureOf(project, { DATABASE_URL })).toMatch(/^PASSPORT_KEYS is not set: .*\n$/);
  expect(existsSync(join(project, 'data/passport.key'))).toBe(false);
});
