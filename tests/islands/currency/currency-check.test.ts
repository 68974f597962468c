import { findByRole, getByRole, queryByRole, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COUNTRIES, CURRENCIES, EURO, RATES } from '../../fixtures/builders/a-currency.ts';
import { addOverlaysIsland } from '../../fixtures/fakes/an-overlays-island.tsx';
import { type AnsweringServer, answering } from '../../fixtures/fakes/answering.ts';
import { fillStorage, forbidStorage } from '../../fixtures/fakes/hindered-storage.ts';

const KEY = 'preference.1';
const FILES = { '/currencies.json': CURRENCIES, '/countries.json': COUNTRIES, '/rates.json': RATES };
const user = userEvent.setup();

let server: AnsweringServer;

/** What happens at idle on a page that has just been opened. */
async function openPage(): Promise<void> {
  vi.resetModules();
  document.body.innerHTML = '<button class="header-currency">Currency and language</button>';
  addOverlaysIsland();
  const { checkCurrency } = await import('../../../src/islands/currency/currency-check.ts');
  await checkCurrency();
}

function travellerFrom(timeZone: string, ...languages: string[]): void {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone } as never);
}

const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const note = () => queryByRole(document.body, 'region', { name: 'Currency' });
const noted = (text: string | RegExp) =>
  waitFor(() => expect(getByRole(document.body, 'status').textContent).toMatch(text));
const press = async (name: string) => user.click(await findByRole(document.body, 'button', { name }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server = answering({ ...FILES });
  vi.stubGlobal('fetch', server.fetch);
  document.documentElement.dataset.rates = RATES.date;
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the offer of a first visit', () => {
  test('asks in words, politely and without taking the focus', async () => {
    travellerFrom('Asia/Manila', 'de-AT', 'en');
    await openPage();
    await noted(/^Show prices in euros\?$/);
    expect(document.activeElement).toBe(document.body);
  });

  test('loads only the countries', async () => {
    travellerFrom('Europe/Zurich', 'de-CH');
    await openPage();
    expect(server.asked).toEqual(['/countries.json']);
  });

  test('shows euros in the traveller’s numbers, closes, and moves the focus to the currency picker', async () => {
    travellerFrom('Asia/Manila', 'de-AT', 'en');
    await openPage();
    await press('Show euros');
    await waitFor(() => expect(note()).toBeNull());
    expect(stored()).toEqual({
      currency: 'EUR',
      locale: 'de-AT',
      isLocaleChosen: true,
      rate: 0.9,
      rateDate: RATES.date,
      currencyData: EURO,
    });
    expect(document.activeElement).toBe(document.querySelector('.header-currency'));
  });

  test('keeps dollars, and is not made again', async () => {
    travellerFrom('Europe/Vienna', 'de-AT');
    await openPage();
    await press('Keep dollars');
    await waitFor(() => expect(note()).toBeNull());
    expect(stored()).toMatchObject({ currency: 'USD', locale: 'en-US' });
    await openPage();
    expect(note()).toBeNull();
  });

  test('keeps dollars with Escape', async () => {
    travellerFrom('Europe/Vienna', 'de-AT');
    await openPage();
    (await findByRole(document.body, 'button', { name: 'Show euros' })).focus();
    await user.keyboard('{Escape}');
    expect(stored()).toMatchObject({ currency: 'USD' });
  });

  test('closes when another tab has answered', async () => {
    travellerFrom('Europe/Vienna', 'de-AT');
    await openPage();
    await noted('euros');
    const newValue = JSON.stringify({ currency: 'PHP', locale: 'en-US', rate: 58 });
    localStorage.setItem(KEY, newValue);
    window.dispatchEvent(Object.assign(new Event('storage'), { key: KEY, newValue }));
    await waitFor(() => expect(note()).toBeNull());
  });

  test('reports when the rates cannot be loaded, and can be tried again', async () => {
    travellerFrom('Europe/Vienna', 'de-AT');
    server.answers['/rates.json'] = 500;
    await openPage();
    await press('Show euros');
    await noted(/could not be loaded/);
    expect(stored()).toBeNull();
    server.answers['/rates.json'] = RATES;
    await press('Show euros');
    await waitFor(() => expect(note()).toBeNull());
    expect(stored()).toMatchObject({ currency: 'EUR' });
  });

  test.each([
    ['travellers of dollar countries', 'America/New_York', ['en-US']],
    ['those of whom nothing is known', 'UTC', ['en']],
    ['those whose country has no rate', 'Asia/Tokyo', ['ja']],
  ])('is not made to %s', async (_, timeZone, languages) => {
    travellerFrom(timeZone, ...languages);
    await openPage();
    expect(note()).toBeNull();
  });

  test('is not made to crawlers, nor where the countries cannot be loaded', async () => {
    travellerFrom('Europe/Vienna', 'de-AT');
    server.answers['/countries.json'] = 404;
    await openPage();
    expect(note()).toBeNull();
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1');
    server.answers['/countries.json'] = COUNTRIES;
    await openPage();
    expect(note()).toBeNull();
  });

  test('is not made where all storage is forbidden, since the answer could not be stored', async () => {
    travellerFrom('Europe/Vienna', 'de-AT');
    forbidStorage('localStorage', 'sessionStorage');
    await openPage();
    expect(note()).toBeNull();
  });

  test.each<[string, () => void]>([
    ['full', fillStorage],
    ['forbidden', () => forbidStorage('localStorage')],
  ])('is made once in a tab where storage for good is %s', async (_, hinder) => {
    travellerFrom('Europe/Vienna', 'de-AT');
    hinder();
    await openPage();
    await press('Show euros');
    await waitFor(() => expect(note()).toBeNull());
    server.asked.length = 0;
    await openPage();
    expect(note()).toBeNull();
    expect(server.asked).toEqual([]);
  });
});

describe('rates of a newer build', () => {
  const inEuros = (rateDate: string | null, currency = 'EUR') =>
    localStorage.setItem(KEY, JSON.stringify({ currency, locale: 'de-AT', rate: 0.5, rateDate }));

  test.each(['2026-08-01', '2026-12-01', null])(
    'are taken from the page’s build when the stored ones are of %s',
    async (date) => {
      inEuros(date);
      await openPage();
      expect(stored()).toMatchObject({ currency: 'EUR', locale: 'de-AT', rate: 0.9, rateDate: RATES.date });
      expect(note()).toBeNull();
    },
  );

  test('are not requested when the page has the same', async () => {
    inEuros(RATES.date);
    await openPage();
    expect(server.asked).toEqual([]);
  });

  test('stay as they are when the new ones cannot be loaded', async () => {
    inEuros('2026-08-01');
    server.answers['/rates.json'] = new TypeError('Failed to fetch');
    await openPage();
    expect(stored()).toMatchObject({ currency: 'EUR', rate: 0.5 });
  });

  test('switch to dollars with a message when they have no euro any more', async () => {
    inEuros('2026-08-01');
    server.answers['/rates.json'] = { ...RATES, rates: { PHP: 58 } };
    await openPage();
    await noted(/no longer have an exchange rate for EUR/);
    expect(stored()).toMatchObject({ currency: 'USD', locale: 'de-AT', rate: 1 });
    await press('OK');
    await waitFor(() => expect(note()).toBeNull());
  });
});
