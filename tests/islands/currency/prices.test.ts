import { beforeEach, describe, expect, test } from 'vitest';
import { nameCurrency, showNewPrices, showPrices } from '../../../src/islands/currency/prices.ts';
import { DEFAULT_PRICE_FORMAT } from '../../../src/lib/money/price-format.ts';

const PESOS = { currency: 'PHP', locale: 'en-PH', rate: 58 };
const prices = () => [...document.querySelectorAll('data')].map(({ textContent, lang }) => [textContent, lang]);

beforeEach(() => {
  document.body.innerHTML =
    '<p><data value="17" data-price>$17</data> or <data value="380" data-price>$380</data></p><p>.</p>';
});

describe('prices of a page (specification.md#public-hooks)', () => {
  test('follow the chosen currency and say which language their numbers are in', () => {
    showPrices(document, PESOS);
    expect(prices()).toEqual([
      ['₱986', 'en-PH'],
      ['₱22,040', 'en-PH'],
    ]);
  });

  test('are as they were built when dollars come back', () => {
    showPrices(document, PESOS);
    showPrices(document, DEFAULT_PRICE_FORMAT);
    expect(prices()).toEqual([
      ['$17', ''],
      ['$380', ''],
    ]);
  });

  test('are converted once while the page arrives', () => {
    showNewPrices(document, PESOS);
    for (const price of document.querySelectorAll('data')) price.textContent = 'untouched';
    showNewPrices(document, PESOS);
    expect(prices().map(([text]) => text)).toEqual(['untouched', 'untouched']);
  });

  test('do not change other data', () => {
    document.body.innerHTML = '<data value="17">seventeen</data>';
    showPrices(document, PESOS);
    expect(document.body.textContent).toBe('seventeen');
  });

  test('are named by the header’s button, and the page knows their currency for the word “about” (ADR 28)', () => {
    nameCurrency(document.documentElement, PESOS);
    expect(document.documentElement.style.getPropertyValue('--currency')).toBe('"PHP"');
    expect(document.documentElement.dataset.currency).toBe('PHP');
  });
});
