import { describe, expect, test } from 'vitest';
import { languageOfPath, localizedPath } from '../../../src/lib/languages/localized-path.ts';

describe('addresses by language (specification.md#languages)', () => {
  test('an English page has no prefix', () => {
    expect(localizedPath('/cart', 'en')).toBe('/cart');
    expect(localizedPath('/', 'en')).toBe('/');
  });

  test.each(['/', '/cart', '/tours/el-nido-tour-a-joining', '/en/cart', '/fra', '/xx/cart'])(
    'the address %s is of an English page',
    (path) => {
      expect(languageOfPath(path)).toEqual({ language: 'en', path });
    },
  );
});
