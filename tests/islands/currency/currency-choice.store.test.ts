import { beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Choice from '../../../src/islands/currency/currency-choice.store.ts';
import type * as Store from '../../../src/islands/currency/currency-preference.store.ts';
import { aCurrency, EURO, FRANC, PESO, RATES } from '../../fixtures/builders/a-currency.ts';
import { DEFAULT_PREFERENCE } from '../../fixtures/builders/a-preference.ts';

const KEY = 'preference.1';
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');

/** A page that has just been opened. */
async function openPage(): Promise<typeof Choice & typeof Store> {
  vi.resetModules();
  return {
    ...(await import('../../../src/islands/currency/currency-choice.store.ts')),
    ...(await import('../../../src/islands/currency/currency-preference.store.ts')),
  };
}

function otherTabWrites(newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, newValue);
  window.dispatchEvent(Object.assign(new Event('storage'), { key: KEY, newValue }));
}

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('choosing what prices are shown in (specification.md#stored-in-the-browser)', () => {
  test('is stored for the next page with rate and record', async () => {
    (await openPage()).chooseCurrency(EURO, RATES);
    const { $preference } = await openPage();
    expect($preference.get()).toEqual({
      currency: 'EUR',
      locale: 'en-US',
      isLocaleChosen: false,
      rate: 0.9,
      rateDate: '2026-09-29',
      currencyData: EURO,
    });
  });

  test('may bring a locale with it', async () => {
    const { chooseCurrency, chooseLocale, $preference } = await openPage();
    chooseCurrency(EURO, RATES, 'de-AT');
    expect($preference.get().locale).toBe('de-AT');
    chooseLocale('ja-JP');
    expect($preference.get()).toMatchObject({ currency: 'EUR', locale: 'ja-JP' });
  });

  test('of a currency without a rate changes nothing', async () => {
    const { chooseCurrency, $preference, $recentCurrencies } = await openPage();
    chooseCurrency(aCurrency('GBP'), RATES);
    expect($preference.get()).toEqual(DEFAULT_PREFERENCE);
    expect($recentCurrencies.get()).toEqual([]);
  });

  test('is undone by a reset, which counts as an answer', async () => {
    const { chooseCurrency, resetPreference, $preference } = await openPage();
    chooseCurrency(EURO, RATES, 'de-AT');
    resetPreference();
    expect($preference.get()).toEqual(DEFAULT_PREFERENCE);
    expect(stored()).toEqual(DEFAULT_PREFERENCE);
  });

  test('stores the last three currencies', async () => {
    const { chooseCurrency, $recentCurrencies } = await openPage();
    for (const record of [EURO, FRANC, PESO, EURO, aCurrency('USD')]) chooseCurrency(record, RATES);
    expect($recentCurrencies.get()).toEqual(['USD', 'EUR', 'PHP']);
  });

  test('follows another tab, and falls back to dollars on nonsense', async () => {
    const { chooseCurrency, $preference } = await openPage();
    $preference.listen(() => undefined);
    chooseCurrency(EURO, RATES);
    otherTabWrites(JSON.stringify({ ...DEFAULT_PREFERENCE, currency: 'PHP', rate: 58 }));
    expect($preference.get()).toMatchObject({ currency: 'PHP', rate: 58 });
    otherTabWrites('{"currency":"PHP","rate":"a lot"}');
    expect($preference.get()).toEqual(DEFAULT_PREFERENCE);
  });

  test.each(['', '{', '[]', '7', '{"currency":"XYZ","locale":"en-US","rate":2}', '{"currency":{"a":1}}'])(
    'begins with dollars where %s was stored',
    async (text) => {
      localStorage.setItem(KEY, text);
      sessionStorage.setItem('currencies.1', text);
      const { $preference, $recentCurrencies } = await openPage();
      expect($preference.get()).toEqual(DEFAULT_PREFERENCE);
      expect($recentCurrencies.get()).toEqual([]);
    },
  );

  test('lasts for the page where storage is forbidden', async () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const { chooseCurrency, $preference } = await openPage();
    chooseCurrency(PESO, RATES);
    expect($preference.get().currency).toBe('PHP');
  });
});
