import { randomBytes } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openKeyRing } from '../../src/lib/server/passports/key-ring.ts';
import { temporaryFolder } from '../fixtures/dist-folder.ts';

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

test.each(['', 'no-colon', `id:${KEY.slice(4)}`, `id:${KEY},`, `${'x'.repeat(21)}:${KEY}`])(
  'PASSPORT_KEYS of "%s" ends with a sentence that repeats no key',
  (keys) => {
    const open = () => openKeyRing({ PASSPORT_KEYS: keys, DATA_DIR: '/nowhere' });
    expect(open).toThrow(/^PASSPORT_KEYS: key [12] is not an id, a colon and 32 bytes in base64/);
    expect(open).not.toThrow(KEY.slice(4, 20));
  },
);

test('a damaged key file is not replaced', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'passport.key'), 'half');
  expect(() => openKeyRing({ PASSPORT_KEYS: undefined, DATA_DIR: folder })).toThrow(/restore it from a backup/);
});
