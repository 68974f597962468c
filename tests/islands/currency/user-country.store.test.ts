import { beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_PREFERENCE } from '../../fixtures/builders/a-preference.ts';

const YEN = {
  flag: '🇯🇵',
  name: 'Japanese Yen',
  symbol: '¥',
  countryCode: 'JP',
  countryName: 'Japan',
  currencyCode: 'JPY',
};

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

const load = () => import('../../../src/islands/currency/user-country.store.ts');

test('the country is US where nothing is known (specification.md#state)', async () => {
  const { $chosenCountry, $userCountry } = await load();
  expect([$userCountry.get(), $chosenCountry.get()]).toEqual(['US', null]);
});

test('the country follows the currency until the traveller chooses another one, which is stored', async () => {
  const { $preference } = await import('../../../src/islands/currency/currency-preference.store.ts');
  const { $userCountry, storeCountry } = await load();
  $preference.set({ ...DEFAULT_PREFERENCE, currency: 'JPY', rate: 150, currencyData: YEN });
  expect($userCountry.get()).toBe('JP');
  storeCountry('DE');
  expect([$userCountry.get(), JSON.parse(localStorage.getItem('user-country.1') ?? '')]).toEqual(['DE', 'DE']);
});

test('what is no country is not taken from the storage', async () => {
  localStorage.setItem('user-country.1', '"Germany"');
  expect((await load()).$userCountry.get()).toBe('US');
});
