import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aCurrency, COUNTRIES, CURRENCIES, RATES } from '../../fixtures/builders/a-currency.ts';
import { type AnsweringServer, answering } from '../../fixtures/fakes/answering.ts';

const FILES = { '/currencies.json': CURRENCIES, '/countries.json': COUNTRIES, '/rates.json': RATES };
let server: AnsweringServer;

const stored = () => JSON.parse(localStorage.getItem('preference.1') ?? 'null');
const field = () => screen.getByRole('combobox', { name: 'Find a currency' });
const list = () => screen.getByRole('listbox', { name: 'Currencies' });
const options = () => [...list().querySelectorAll('[role=option]')];
const codes = () => options().map((option) => option.querySelector('.currency-code')?.textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

async function openPicker(answers: Record<string, unknown> = FILES) {
  vi.resetModules();
  server = answering({ ...answers });
  vi.stubGlobal('fetch', server.fetch);
  const { default: CurrencyPicker } = await import('../../../src/islands/currency/CurrencyPickerIsland.tsx');
  render(<CurrencyPicker />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /^Currency and language/ }));
  return user;
}

async function openList() {
  const user = await openPicker();
  await screen.findByRole('listbox', { name: 'Currencies' });
  return user;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT', 'en']);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the currency picker', () => {
  test('has the page in its languages, as the footer links to them', async () => {
    document.body.innerHTML = `<footer class="site-footer"><nav class="language-links">
      <a href="/tours" hreflang="en" aria-current="true">English</a>
      <a href="/de/tours" hreflang="de" lang="de">Deutsch</a></nav></footer>`;
    await openPicker();
    const link = within(screen.getByRole('dialog')).getByRole('link', { name: 'Deutsch' });
    expect(link.getAttribute('href')).toMatch(/\/de\/tours$/);
    expect(link.closest('.language-links')).not.toBe(null);
    expect(link.getAttribute('lang')).toBe('de');
    document.querySelector('footer')?.remove();
  });

  test('shows every currency once, suggested ones first, with flag, name, symbol and code', async () => {
    await openList();
    expect(codes()).toEqual(['USD', 'EUR', 'PHP', 'CHF']);
    expect(
      within(list())
        .getAllByRole('group')
        .map((group) => group.textContent?.slice(0, 9)),
    ).toEqual(['Suggested', 'All curre']);
    expect(options()[1]?.textContent).toBe('Euro€EUR');
    expect(options()[1]?.querySelector('img')?.getAttribute('src')).toBe('/flags/EU.svg');
    expect(options().map((option) => option.getAttribute('aria-selected'))).toEqual([
      'true',
      'false',
      'false',
      'false',
    ]);
  });

  test('shows the day of the rates', async () => {
    await openList();
    expect(screen.getByText('September 29, 2026').closest('p')?.textContent).toBe('Rates of September 29, 2026');
  });

  test('chooses by keyboard: type, arrows, Enter; the window closes and the focus returns', async () => {
    const user = await openList();
    expect(document.activeElement).toBe(field());
    await user.keyboard('franc');
    expect(codes()).toEqual(['CHF']);
    expect(screen.getByRole('status').textContent).toBe('1 currency');
    await user.keyboard('{Backspace>5/}{End}');
    expect(active()).toContain('CHF');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{ArrowUp}');
    expect(active()).toContain('EUR');
    await user.keyboard('{Home}{ArrowUp}{PageDown}{PageUp}{ArrowDown}{Enter}');
    expect(stored()).toMatchObject({ currency: 'EUR', locale: 'en-US', rate: 0.9, rateDate: '2026-09-29' });
    expect(stored().currencyData).toEqual(CURRENCIES.find(({ currencyCode }) => currencyCode === 'EUR'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Currency and language/ }));
  });

  test('chooses by pressing, and stores the choice', async () => {
    const user = await openList();
    await user.click(options()[3] as Element);
    expect(stored()).toMatchObject({ currency: 'CHF' });
    await user.click(screen.getByRole('button', { name: /^Currency and language/ }));
    expect(codes()[0]).toBe('CHF');
  });

  test('has all currencies with a rate, those too that the browser does not know', async () => {
    vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['EUR', 'USD']);
    const user = await openPicker({
      ...FILES,
      '/currencies.json': [...CURRENCIES, aCurrency('SLE'), aCurrency('ZWG')],
      '/rates.json': { ...RATES, rates: { ...RATES.rates, SLE: 23 } },
    });
    await screen.findByRole('listbox', { name: 'Currencies' });
    expect(codes()).not.toContain('ZWG');
    await user.keyboard('SLE{Enter}');
    expect(stored()).toMatchObject({ currency: 'SLE', rate: 23 });
  });

  test('leaves Enter and the arrows to an input method while characters are composed', async () => {
    await openList();
    const before = active();
    for (const key of ['ArrowDown', 'Enter']) fireEvent.keyDown(field(), { key, isComposing: true });
    expect(active()).toBe(before);
    expect(stored()).toBeNull();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  test('says when nothing is found, and Enter chooses nothing', async () => {
    const user = await openList();
    await user.keyboard('qqq{Enter}');
    expect(screen.getByRole('status').textContent).toBe(
      'No currency is called “qqq”. Try a code such as EUR, or a country.',
    );
    expect(stored()).toBeNull();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  test('follows a locale that is chosen on its own', async () => {
    const user = await openList();
    const locales = screen.getByRole('combobox', { name: 'Numbers and dates' });
    expect(
      within(locales)
        .getAllByRole('option')
        .slice(0, 3)
        .map((option) => option.textContent),
    ).toEqual(['Deutsch (Österreich)', 'English', 'English (United States)']);
    await user.selectOptions(locales, 'de-AT');
    expect(stored()).toMatchObject({ currency: 'USD', locale: 'de-AT' });
    expect(screen.getByText('29. September 2026').getAttribute('lang')).toBe('de-AT');
    expect(options()[2]?.textContent).toBe('Philippinischer Peso₱PHP');
  });

  test('goes back to dollars', async () => {
    localStorage.setItem('preference.1', JSON.stringify({ currency: 'EUR', locale: 'de-AT', rate: 0.9 }));
    const user = await openList();
    await user.click(screen.getByRole('button', { name: 'Reset to US dollars' }));
    expect(stored()).toMatchObject({ currency: 'USD', locale: 'en-US', rate: 1 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each(['/currencies.json', '/rates.json', '/countries.json'])(
    'offers another attempt when %s cannot be had',
    async (file) => {
      localStorage.setItem('preference.1', JSON.stringify({ currency: 'EUR', locale: 'en-US', rate: 0.9 }));
      const user = await openPicker({ ...FILES, [file]: 404 });
      expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded. Prices stay in EUR.');
      expect(stored()).toMatchObject({ currency: 'EUR' });
      Object.assign(server.answers, FILES);
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(codes()).toHaveLength(4));
    },
  );

  test('closes with its button', async () => {
    const user = await openList();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(stored()).toBeNull();
  });

  test('closes also when its button is pressed before its opening is rendered', async () => {
    const user = await openList();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    const prepared = await waitFor(
      () => document.querySelector<HTMLDialogElement>('.currency-dialog') ?? expect.fail(),
    );
    const wasOpen = await act(async () => {
      screen.getByRole('button', { name: /^Currency and language/ }).click();
      const { open: isOpen } = prepared;
      prepared.querySelector<HTMLElement>('[aria-label="Close"]')?.click();
      return isOpen;
    });
    expect(wasOpen).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
