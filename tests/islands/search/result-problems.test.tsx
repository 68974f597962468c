import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aCatalogueEntry } from '../../fixtures/builders/a-catalogue-entry.ts';
import { openResults, shownCodes } from '../../fixtures/steps/an-open-result-list.tsx';

const VAN = aCatalogueEntry({ code: 'PV-VAN', title: 'Private van', priceUsd: 173 });
const BOAT = aCatalogueEntry({ code: 'JT-BOAT', title: 'Big Lagoon boat', type: 'JOINING_TOUR', origin: 'ELN' });
const ENTRIES = [VAN, BOAT];

const filters = () => screen.getByRole('form', { name: 'Filter trips' });
const status = () => document.querySelector('[data-count]')?.textContent;

beforeEach(() => localStorage.clear());

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('where search data does not load (specification.md#reloading-listings)', () => {
  const OFFLINE = new TypeError('Failed to fetch');
  const alert = () => screen.queryByRole('alert')?.querySelector('span')?.textContent;
  const retry = () => userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));

  const comeBackAfter = (ms: number) => {
    const now = Date.now() + ms;
    vi.spyOn(Date, 'now').mockImplementation(() => now);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };

  test('everything is shown as built, and the choice is applied with the next attempt', async () => {
    const { server } = await openResults(ENTRIES, { query: '?origin=ELN', answers: { '/catalogue.json': OFFLINE } });
    expect(shownCodes()).toEqual(['PV-VAN', 'JT-BOAT']);
    expect(alert()).toContain('All trips are shown below');
    expect(document.querySelector('[data-waiting]')).toBeNull();
    server.answers['/catalogue.json'] = ENTRIES;
    await retry();
    await waitFor(() => expect(shownCodes()).toEqual(['JT-BOAT']));
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: From El Nido' }));
    expect(shownCodes()).toHaveLength(2);
  });

  test('the search begins when the connection is back', async () => {
    const { server } = await openResults(ENTRIES, { query: '?origin=ELN', answers: { '/catalogue.json': OFFLINE } });
    server.answers['/catalogue.json'] = ENTRIES;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(shownCodes()).toEqual(['JT-BOAT']));
  });

  test('a list older than five minutes is loaded again when somebody comes back to the page', async () => {
    const { server } = await openResults(ENTRIES);
    server.answers['/catalogue.json'] = [{ ...VAN, priceUsd: 200 }];
    comeBackAfter(4 * 60_000);
    await new Promise((resolve) => setTimeout(resolve));
    expect(server.asked.filter((path) => path === '/catalogue.json')).toHaveLength(1);
    comeBackAfter(2 * 60_000);
    await waitFor(() => expect(shownCodes()).toEqual(['PV-VAN']));
    expect(document.querySelector('[data-result] data')?.textContent).toBe('$200');
    expect(status()).toBe('1 trip');
  });

  test("a reload that fails says 'Failed to reload listings data'; the list stays until the next attempt", async () => {
    const { server } = await openResults(ENTRIES);
    server.answers['/catalogue.json'] = OFFLINE;
    comeBackAfter(6 * 60_000);
    await waitFor(() => expect(alert()).toBe('Failed to reload listings data'));
    expect(shownCodes()).toHaveLength(2);
    await userEvent.click(within(filters()).getByRole('checkbox', { name: /Group tour/ }));
    expect(shownCodes()).toEqual(['JT-BOAT']);
    server.answers['/catalogue.json'] = [BOAT, { ...BOAT, code: 'JT-OTHER' }];
    await retry();
    await waitFor(() => expect(shownCodes()).toEqual(['JT-BOAT', 'JT-OTHER']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a missing word index leaves the results as they are, with a message', async () => {
    vi.doMock('../../../src/lib/search/keyword-index.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    await openResults(ENTRIES);
    await userEvent.click(within(filters()).getByRole('checkbox', { name: /Group tour/ }));
    fireEvent.change(screen.getByRole('searchbox', { name: 'Keywords' }), { target: { value: 'van' } });
    await waitFor(() => expect(alert()).toContain('Keyword search could not be loaded'));
    expect(shownCodes()).toEqual(['JT-BOAT']);
    vi.doUnmock('../../../src/lib/search/keyword-index.ts');
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: “van”' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('the listings of a landing page are stored as curated ones (specification.md#stored-in-the-browser)', async () => {
  const { $listings } = await openResults(ENTRIES, { filter: { types: ['JOINING_TOUR'] } });
  await waitFor(() => expect($listings.get().curatedListings.map(({ code }) => code)).toEqual(['JT-BOAT']));
});
