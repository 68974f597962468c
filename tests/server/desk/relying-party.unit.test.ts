import { describe, expect, test } from 'vitest';
import { relyingPartyOf } from '../../../src/server/desk/relying-party.ts';

const site = (siteUrl?: string) => ({ name: 'Dalan Palawan', siteUrl, publicUrl: 'https://palawan.example' });
const originOf = (origin: string | null, siteUrl?: string) => relyingPartyOf(site(siteUrl), origin)?.origin ?? null;

describe('passkeys (specification.md#signing-in)', () => {
  test('belong to the address of the site that is set, else to the one in its content', () => {
    expect(relyingPartyOf(site(), 'https://palawan.example')).toEqual({
      id: 'palawan.example',
      name: 'Dalan Palawan',
      origin: 'https://palawan.example',
    });
    expect(originOf(null, 'https://www.example.com')).toBe('https://www.example.com');
    expect(originOf('https://palawan.example', 'https://www.example.com')).toBeNull();
  });

  test('belong to an address with its port and without a slash', () => {
    expect(relyingPartyOf(site('http://localhost:4321'), 'http://localhost:4321')).toMatchObject({ id: 'localhost' });
    expect(originOf('http://localhost:4322', 'http://localhost:4321')).toBeNull();
  });

  test.each([
    'http://palawan.example',
    'https://palawan.example:8443',
    'https://desk.palawan.example',
    'https://palawan.example.evil',
    'null',
    'https://localhost',
    'http://localhost.evil',
    'http://127.0.0.1:4321',
  ])('do not belong to %s', (origin) => {
    expect(originOf(origin)).toBeNull();
  });

  test('belong to localhost for trials where no address is set', () => {
    expect(relyingPartyOf(site(), 'http://localhost:4321')).toMatchObject({
      id: 'localhost',
      origin: 'http://localhost:4321',
    });
    expect(originOf('http://localhost:4321', 'https://palawan.example')).toBeNull();
  });
});
