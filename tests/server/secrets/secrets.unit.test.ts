import { describe, expect, test } from 'vitest';
import { decrypt, encrypt } from '../../../src/server/secrets/encryption.ts';
import { type KeyRing, ringOf } from '../../../src/server/secrets/key-ring.ts';
import { hashOf, matchesHash, newSecret } from '../../../src/server/secrets/secret.ts';

const ring = (...ids: string[]): KeyRing => ringOf(ids.map((id) => [id, Buffer.alloc(32, id)] as const));

describe('a secret', () => {
  test('is 32 random bytes', () => {
    expect(Buffer.from(newSecret(), 'base64url')).toHaveLength(32);
    expect(newSecret()).not.toBe(newSecret());
  });

  test('opens what it was made for, and nothing else does', () => {
    const [one, two] = [newSecret(), newSecret()];
    expect(matchesHash(one, [hashOf(two), hashOf(one)])).toBe(true);
    for (const wrong of [newSecret(), '', null, hashOf(one)]) expect(matchesHash(wrong, [hashOf(one)])).toBe(false);
    expect(matchesHash(one, [])).toBe(false);
  });
});

describe('a sealed text', () => {
  const sealed = encrypt('P1234567A', 'here', ring('new', 'old'));

  test('is opened with its key, where it was put', () => {
    expect(decrypt(sealed, 'here', ring('other', 'new'))).toBe('P1234567A');
    expect(sealed.text).not.toContain('P1234567A');
    expect(encrypt('P1234567A', 'here', ring('new')).text).not.toBe(sealed.text);
  });

  test('is not opened elsewhere, with another key, or after a change', () => {
    expect(decrypt(sealed, 'there', ring('new'))).toBeNull();
    expect(() => decrypt(sealed, 'here', ring('old'))).toThrow('encrypted with the key "new": add it to PASSPORT_KEYS');
    expect(decrypt({ ...sealed, keyId: 'old' }, 'here', ring('old'))).toBeNull();
    const bytes = Buffer.from(sealed.text, 'base64');
    bytes[bytes.length - 1] = Number(bytes.at(-1)) ^ 1;
    for (const text of [bytes.toString('base64'), 'short', '']) {
      expect(decrypt({ ...sealed, text }, 'here', ring('new'))).toBeNull();
    }
  });
});
