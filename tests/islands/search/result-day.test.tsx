import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aCatalogueEntry } from '../../fixtures/builders/a-catalogue-entry.ts';
import { DEFAULT_PREFERENCE } from '../../fixtures/builders/a-preference.ts';
import { openResults, shownCodes } from '../../fixtures/steps/an-open-result-list.tsx';

const ENTRIES = [aCatalogueEntry({ code: 'PV-VAN' }), aCatalogueEntry({ code: 'JT-BOAT', origin: 'ELN' })];
const SEARCH = '?origin=ELN&date=2099-02-14';

const day = () => screen.queryByRole('button', { name: /^Remove day: / });
const button = (name: string) => screen.getByRole('button', { name });
const searchData = () => JSON.parse(localStorage.getItem('search-data.1') ?? 'null');

beforeEach(() => localStorage.clear());

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the searched day', () => {
  test('is shown in the traveller’s format, marked with its language, and filters nothing', async () => {
    localStorage.setItem('preference.1', JSON.stringify({ ...DEFAULT_PREFERENCE, locale: 'de-DE' }));
    await openResults(ENTRIES, { query: '?date=2099-02-14' });
    expect(day()?.textContent).toBe('Remove day: For Sa., 14. Feb. 2099 ×');
    expect(day()?.querySelector('[lang="de-DE"]')?.textContent).toBe('Sa., 14. Feb. 2099');
    expect(shownCodes()).toEqual(['PV-VAN', 'JT-BOAT']);
    expect(screen.queryByRole('button', { name: 'Reset all' })).toBeNull();
  });

  test('is removed with one tap, in the address too, while the towns stay', async () => {
    await openResults(ENTRIES, { query: SEARCH });
    await userEvent.click(button('Remove day: For Sat, Feb 14, 2099'));
    expect(day()).toBeNull();
    expect(searchData()).toEqual({ origin: 'ELN' });
    expect(location.search).toBe('?origin=ELN');
    expect(document.activeElement).toBe(button('Remove filter: From El Nido'));
  });

  test('stays while filters change, in the address too, and goes with all of them', async () => {
    await openResults(ENTRIES, { query: SEARCH });
    await userEvent.click(button('Remove filter: From El Nido'));
    await waitFor(() => expect(location.search).toBe('?date=2099-02-14'));
    await userEvent.click(screen.getByRole('checkbox', { name: /Private van/ }));
    await userEvent.click(button('Reset all'));
    expect(day()).toBeNull();
    await waitFor(() => expect(location.search).toBe(''));
  });

  test('of an earlier search is shown too', async () => {
    localStorage.setItem('search-data.1', '{"date":"2099-02-14"}');
    await openResults(ENTRIES);
    expect(day()).not.toBeNull();
  });

  test('is not shown once it is over', async () => {
    await openResults(ENTRIES, { query: '?date=2020-02-14' });
    expect(day()).toBeNull();
  });
});

describe('the field of the day, on the page that searches everything', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Day');
  const open = async (query: string) => {
    await openResults(ENTRIES, { query, partOfAll: false });
    await screen.findByLabelText('Day');
  };

  test('changes the day, in the address and for the next form too', async () => {
    await open(SEARCH);
    expect(field().value).toBe('2099-02-14');
    fireEvent.change(field(), { target: { value: '2099-03-01' } });
    expect(day()?.textContent).toContain('Mar 1, 2099');
    expect(searchData()).toEqual({ origin: 'ELN', date: '2099-03-01' });
    await waitFor(() => expect(location.search).toBe('?origin=ELN&date=2099-03-01'));
  });

  test('sets a first day, and removes it when it is emptied', async () => {
    await open('?origin=ELN');
    fireEvent.change(field(), { target: { value: '2099-03-01' } });
    expect(day()).not.toBeNull();
    fireEvent.change(field(), { target: { value: '' } });
    expect(day()).toBeNull();
    expect(location.search).toBe('?origin=ELN');
  });

  test('refuses a day that is over, at the field, and keeps the one before', async () => {
    await open(SEARCH);
    fireEvent.change(field(), { target: { value: '2020-02-14' } });
    fireEvent.blur(field());
    expect(screen.getByRole('alert').textContent).toBe('This day is over. Choose today or a later day.');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(searchData().date).toBe('2099-02-14');
    fireEvent.change(field(), { target: { value: '2099-03-01' } });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
