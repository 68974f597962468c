import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import prepareFirstPaint from '../../../src/islands/currency/before-paint.ts';
import showClocksBeforePaint from '../../../src/islands/currency/clocks-before-paint.ts';
import showPricesBeforePaint from '../../../src/islands/currency/prices-before-paint.ts';
import { safeStorage } from '../../../src/islands/storage/safe-storage.ts';
import { BROWSER_STORAGES } from '../../../src/islands/storage/storage-fallback.ts';
import type { PriceFormat } from '../../../src/lib/money/price-format.ts';
import { CLOCKS_SCRIPT, PRICES_SCRIPT } from '../../../src/lib/site/before-paint-scripts.ts';
import { fillStorage, forbidStorage } from '../../fixtures/fakes/hindered-storage.ts';
import { freshPages, the } from '../../fixtures/steps/fresh-page.ts';

freshPages();

const KEY = 'preference.1';
const PESOS: PriceFormat = { currency: 'PHP', locale: 'en-PH', rate: 58 };
const EUROS: PriceFormat = { currency: 'EUR', locale: 'de-AT', rate: 0.5 };

/** As a store keeps it. */
function choose(view: PriceFormat): void {
  safeStorage(...BROWSER_STORAGES)[KEY] = JSON.stringify(view);
}

/** The scripts that the head has asked for, which nothing loads here. */
let asked: HTMLScriptElement[] = [];

const addresses = () => asked.map((script) => script.getAttribute('src'));

/** The price of the next page and the currency in its header, before any other script runs. */
function nextPage(): readonly string[] {
  prepareFirstPaint();
  if (addresses().includes(PRICES_SCRIPT)) showPricesBeforePaint();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return [the('data').textContent ?? '', document.documentElement.style.getPropertyValue('--currency')];
}

beforeEach(() => {
  document.documentElement.removeAttribute('style');
  delete document.documentElement.dataset.displayFace;
  asked = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    asked.push(script as HTMLScriptElement);
  });
  document.body.innerHTML = '<data value="17" data-price>$17</data>';
});

afterEach(() => void vi.restoreAllMocks());

describe('the first paint of a page', () => {
  test('is as the page was built where nothing was chosen', () => {
    expect(nextPage()).toEqual(['$17', '']);
  });

  test.each(['load', 'error'])('waits for each script that the choice needs, and for its %s', (end) => {
    choose(EUROS);
    prepareFirstPaint();
    const { style } = document.documentElement;
    expect(addresses()).toEqual([PRICES_SCRIPT, CLOCKS_SCRIPT]);
    asked[0]?.dispatchEvent(new Event(end));
    expect(style.visibility).toBe('hidden');
    asked[1]?.dispatchEvent(new Event(end));
    expect(style.visibility).toBe('');
  });

  test('waits for no clock in Philippine English, which has that of the build', () => {
    choose(PESOS);
    prepareFirstPaint();
    expect(addresses()).toEqual([PRICES_SCRIPT]);
  });

  test('waits for nothing where nothing was chosen', () => {
    prepareFirstPaint();
    expect(addresses()).toEqual([]);
  });

  test('waits for nothing where dollars and American English were chosen', () => {
    choose({ currency: 'USD', locale: 'en-US', rate: 1 });
    prepareFirstPaint();
    expect(addresses()).toEqual([]);
  });

  test('stays as the page was built where a broken choice asks for other hours', () => {
    document.body.innerHTML = '<p>Departs 7:30 PM</p>';
    localStorage.setItem(KEY, '{"locale":"de-AT"');
    prepareFirstPaint();
    expect(addresses()).toEqual([PRICES_SCRIPT, CLOCKS_SCRIPT]);
    showPricesBeforePaint();
    showClocksBeforePaint();
    expect(document.body.textContent).toBe('Departs 7:30 PM');
  });

  test('has hours as the chosen language writes them', () => {
    document.body.innerHTML = '<p>Departs 7:30 PM</p>';
    choose(EUROS);
    showClocksBeforePaint();
    expect(document.body.textContent).toBe('Departs 19:30');
  });

  test('is in the chosen currency', () => {
    choose(PESOS);
    expect(nextPage()).toEqual(['₱986', '"PHP"']);
  });

  test.each<[string, () => void]>([
    ['full', fillStorage],
    ['forbidden', () => forbidStorage('localStorage')],
  ])('is in the chosen currency where storage for good is %s', (_, hinder) => {
    hinder();
    choose(PESOS);
    expect(nextPage()).toEqual(['₱986', '"PHP"']);
  });

  test('is in the currency that was chosen last, here or in another tab', () => {
    choose(EUROS);
    const makeRoom = fillStorage();
    choose(PESOS);
    expect(nextPage()[1]).toBe('"PHP"');
    makeRoom();
    localStorage.setItem(KEY, JSON.stringify({ ...EUROS, rate: 0.9 }));
    expect(nextPage()[1]).toBe('"EUR"');
  });

  test.each(['{', 'null', '7', '{"currency":"<b>"}'])('is as the page was built where %s is stored', (text) => {
    localStorage.setItem(KEY, text);
    expect(nextPage()).toEqual(['$17', '']);
  });

  test('is as the page was built where all storage is forbidden', () => {
    choose(PESOS);
    forbidStorage('localStorage', 'sessionStorage');
    expect(nextPage()).toEqual(['$17', '']);
  });

  test('has the display font that an earlier page loaded', () => {
    localStorage.setItem('display-face', '1');
    nextPage();
    expect(document.documentElement.dataset.displayFace).toBe('early');
  });
});
