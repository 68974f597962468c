import { afterEach, expect, test } from 'vitest';
import { isPageFormat, pageLocale } from '../../../src/islands/page/page-locale.ts';
import { DEFAULT_PRICE_FORMAT } from '../../../src/lib/money/price-format.ts';

afterEach(() => {
  delete document.documentElement.dataset['locale'];
});

test('prices are as the page was built only in dollars and in the numbers of its language', () => {
  const views = [
    DEFAULT_PRICE_FORMAT,
    { ...DEFAULT_PRICE_FORMAT, locale: 'de-DE' },
    { currency: 'EUR', locale: 'de-DE', rate: 0.9 },
  ];
  expect(views.map(isPageFormat)).toEqual([true, false, false]);
  document.documentElement.dataset['locale'] = 'de-DE';
  expect(views.map(isPageFormat)).toEqual([false, true, false]);
});

test('a page that names no locale has American numbers (specification.md#defaults)', () => {
  expect(pageLocale()).toBe('en-US');
});
