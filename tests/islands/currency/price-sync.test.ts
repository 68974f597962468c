import { beforeEach, describe, expect, test, vi } from 'vitest';
import { nameCurrency, showPrices } from '../../../src/islands/currency/prices.ts';
import { DEFAULT_PRICE_FORMAT, type PriceFormat } from '../../../src/lib/money/price-format.ts';
import { freshPages, the } from '../../fixtures/steps/fresh-page.ts';

freshPages();

const KEY = 'preference.1';
const PESOS: PriceFormat = { currency: 'PHP', locale: 'en-PH', rate: 58 };

const keep = (view: PriceFormat) => localStorage.setItem(KEY, JSON.stringify(view));
const text = () => the('data').textContent;
const named = () => the('.site-header').style.getPropertyValue('--currency');

/** What the script in the head has drawn, from what was stored then. */
function firstPaint(view: PriceFormat): void {
  nameCurrency(document.documentElement, view);
  showPrices(document, view);
}

async function follow(): Promise<void> {
  vi.resetModules();
  const { syncPrices } = await import('../../../src/islands/currency/price-sync.ts');
  syncPrices();
}

/** As the browser tells of what another tab has stored. */
function storedElsewhere(view: PriceFormat | null): void {
  const newValue = view && JSON.stringify(view);
  if (newValue === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, newValue);
  dispatchEvent(Object.assign(new Event('storage'), { key: KEY, newValue }));
}

beforeEach(() => {
  document.documentElement.removeAttribute('style');
  document.body.innerHTML = '<header class="site-header"></header><data value="17" data-price>$17</data>';
});

describe('prices that follow the traveller’s currency (specification.md#public-hooks)', () => {
  test('stay as they were built where nothing was chosen', async () => {
    the('data').textContent = 'untouched';
    await follow();
    expect(text()).toBe('untouched');
    expect(named()).toBe('');
  });

  test('are shown in the stored currency, also where the first paint did not convert them', async () => {
    keep(PESOS);
    await follow();
    expect([text(), the('data').lang, named()]).toEqual(['₱986', 'en-PH', '"PHP"']);
  });

  test('are dollars again when another tab switched back before this page was notified', async () => {
    firstPaint(PESOS);
    keep(DEFAULT_PRICE_FORMAT);
    await follow();
    expect([text(), the('data').lang, named()]).toEqual(['$17', '', '"USD"']);
  });

  test('name dollars again on a page without prices', async () => {
    the('data').remove();
    firstPaint(PESOS);
    await follow();
    expect(named()).toBe('"USD"');
  });

  test('follow another tab, there and back', async () => {
    await follow();
    storedElsewhere(PESOS);
    expect([text(), named()]).toEqual(['₱986', '"PHP"']);
    storedElsewhere(DEFAULT_PRICE_FORMAT);
    expect([text(), named()]).toEqual(['$17', '"USD"']);
    storedElsewhere(PESOS);
    storedElsewhere(null);
    expect([text(), named()]).toEqual(['$17', '"USD"']);
  });

  test('are in the stored currency when the page comes back from the back-forward cache', async () => {
    keep(PESOS);
    await follow();
    keep(DEFAULT_PRICE_FORMAT);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect([text(), named()]).toEqual(['$17', '"USD"']);
  });
});
