import { describe, expect, test } from 'vitest';
import { cacheKeyOf, cacheKeysOf } from '../../../src/lib/offline/cache-key.ts';

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
  ])('depends on its address alone: %s', (path, addresses) => {
    expect(cacheKeysOf(path)).toEqual(addresses);
  });

  test('a shell is kept once, not for every reference', () => {
    expect(cacheKeyOf('/cart/7K2M0QXA', (address) => address === '/cart')).toBe('/cart');
  });

  test('a page that the list does not name is kept under its own address', () => {
    expect(cacheKeyOf('/tours/new-one/', () => false)).toBe('/tours/new-one');
  });
});
