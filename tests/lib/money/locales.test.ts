import { describe, expect, test } from 'vitest';
import { LOCALES, ownLocales } from '../../../src/lib/money/locales.ts';

describe('the locales', () => {
  test.each(LOCALES)('$tag can be followed, and $name is not its code', ({ tag, name }) => {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(Intl.NumberFormat.supportedLocalesOf(tag)).toEqual([tag]);
    expect(name).not.toBe(tag);
  });

  test('are there once each', () => {
    expect(new Set(LOCALES.map(({ tag }) => tag)).size).toBe(LOCALES.length);
    expect(new Set(LOCALES.map(({ name }) => name)).size).toBe(LOCALES.length);
  });

  test('of the browser come with the chosen one, named in their own language, without nonsense', () => {
    expect(ownLocales(['de-AT', 'not a locale', 'pt-AO', 'de-AT'], 'en-US')).toEqual([
      { tag: 'de-AT', name: 'Deutsch (Österreich)' },
      { tag: 'pt-AO', name: 'português (Angola)' },
      { tag: 'en-US', name: 'English (United States)' },
    ]);
  });
});
