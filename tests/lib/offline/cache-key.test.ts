import { describe, expect, test } from 'vitest';
import { addressToSave, savedAddresses } from '../../../src/lib/offline/cache-key.ts';

describe('where a page may be saved', () => {
  test.each([
    ['/', ['/']],
    ['/tours', ['/tours']],
    ['/tours/', ['/tours']],
    ['//tours', ['/tours']],
    ['/tours/index.html', ['/tours']],
    ['/index.html', ['/']],
    ['/about.html', ['/about']],
    ['/cart/7K2M0QXA', ['/cart/7K2M0QXA', '/cart']],
    ['/participants/7K2M0QXA/', ['/participants/7K2M0QXA', '/participants']],
    ['/booking/el-nido-tour-a', ['/booking/el-nido-tour-a']],
    ['/confirmation', ['/confirmation']],
    ['/cartography', ['/cartography']],
    ['/caf%C3%A9', ['/caf%C3%A9', '/café']],
    ['/%', ['/%']],
  ])('%s', (path, addresses) => {
    expect(savedAddresses(path)).toEqual(addresses);
  });

  test('a shell is kept once, not for every reference', () => {
    expect(addressToSave('/cart/7K2M0QXA', (address) => address === '/cart')).toBe('/cart');
  });

  test('a page that the list does not name is kept under its own address', () => {
    expect(addressToSave('/tours/new-one/', () => false)).toBe('/tours/new-one');
  });
});
