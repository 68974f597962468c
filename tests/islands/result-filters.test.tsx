import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ResultFilters } from '../../src/islands/ResultFilters.tsx';
import { followResults } from '../../src/lib/browser/results/follow-results.ts';
import type { CatalogueEntry } from '../../src/lib/catalogue/catalogue-entry.schema.ts';
import { DEFAULT_PREFERENCE } from '../../src/lib/currency/preference.ts';
import { choicesOf } from '../../src/lib/search/choices.ts';
import { facetsOf } from '../../src/lib/search/facets.ts';
import { readSearchAddress } from '../../src/lib/search/search-address.ts';
import { $preference } from '../../src/lib/stores/preference.ts';
import { $searchResults, followAddress } from '../../src/lib/stores/search.ts';
import { $searchData } from '../../src/lib/stores/search-data.ts';
import { aCatalogueEntry } from '../fixtures/a-catalogue-entry.ts';
import { aResultList } from '../fixtures/a-result-list.ts';

const ENTRIES = [
  aCatalogueEntry({ code: 'VAN', title: 'Private van', priceUsd: 173, path: '/transfers/van' }),
  aCatalogueEntry({
    code: 'BOAT',
    title: 'Big Lagoon boat',
    type: 'JOINING_TOUR',
    origin: 'ELN',
    priceUsd: 30,
    path: '/tours/boat',
    provider: 'DSPal',
  }),
];
const FAR = aCatalogueEntry({
  code: 'FAR',
  title: 'Far away',
  priceUsd: 500,
  extraUsd: 40,
  inc: 2,
  path: '/tours/far',
  thumbnail: '/images/UR/UR2.webp',
});
const PLACES = { PPS: 'Puerto Princesa', ELN: 'El Nido' };

const catalogue = vi.hoisted(() => ({ listings: [] as readonly unknown[] }));
vi.mock('../../src/lib/stores/listings.ts', () => ({ loadListings: async () => catalogue.listings }));

const shown = () => [...document.querySelectorAll<HTMLElement>('[data-result]')].map(({ dataset }) => dataset.listing);
const filters = () => screen.getByRole('form', { name: 'Filter trips' });
const status = () => screen.getByText(/trips?$/, { selector: '[role=status]' });

async function open(listings: readonly CatalogueEntry[] = ENTRIES, query = ''): Promise<void> {
  history.replaceState(null, '', `/search${query}`);
  catalogue.listings = listings;
  document.body.innerHTML = aResultList(ENTRIES, listings.length);
  const section = document.querySelector<HTMLElement>('[data-search]');
  if (query && section) section.dataset.waiting = '';
  const choices = choicesOf(facetsOf(listings, {}), listings.length, PLACES);
  render(<ResultFilters total={listings.length} choices={choices} places={PLACES} partOfAll />, {
    container: document.getElementById('filters') as HTMLElement,
  });
  followResults();
  // What an earlier page of this file has found.
  $searchResults.set({ kind: 'none' });
  await waitFor(() => expect($searchResults.get().kind).not.toBe('none'));
}

beforeEach(() => {
  localStorage.clear();
  $preference.set(DEFAULT_PREFERENCE);
  followAddress(readSearchAddress(new URLSearchParams()));
  $searchResults.set({ kind: 'none' });
  vi.stubGlobal(
    'fetch',
    async () => new Response('{"/images/UR/UR2.webp":{"srcset":"/ur.avif 400w","src":"/ur.webp"}}'),
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('filters (specification, section 9)', () => {
  test('choosing moves the cards of the page, says how many there are, and stands in the address', async () => {
    await open();
    const [van, boat] = document.querySelectorAll('[data-listing]');
    await userEvent.click(within(filters()).getByRole('checkbox', { name: /Group tour/ }));
    expect(shown()).toEqual(['BOAT']);
    expect(document.querySelector('[data-result]')).toBe(boat);
    expect(status().textContent).toBe('1 of 2 trips');
    await waitFor(() => expect(location.search).toBe('?types=JOINING_TOUR'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Group tour' }));
    expect([...document.querySelectorAll('[data-listing]')]).toEqual([van, boat]);
    await waitFor(() => expect(location.search).toBe(''));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Sort by' }));
  });

  test('each choice has the number of trips that it would give; 0 can be chosen too', async () => {
    await open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^From/ }), 'ELN');
    const van = screen.getByRole('checkbox', { name: /Private van/ });
    expect(van.closest('label')?.textContent).toBe('Private van0');
    await userEvent.click(van);
    expect(screen.getByRole('heading', { name: 'No trip fits all of this' })).toBeDefined();
    expect(shown()).toEqual([]);
    expect(document.querySelector('[data-nearest] [data-listing]')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Without “From El Nido”: 1 trip' }));
    expect(shown()).toEqual(['VAN']);
  });

  test('the price range speaks the traveller’s currency and keeps whole dollars', async () => {
    $preference.set({ ...DEFAULT_PREFERENCE, currency: 'PHP', rate: 58 });
    await open();
    const highest = screen.getByRole<HTMLInputElement>('slider', { name: 'Highest price' });
    expect(highest.getAttribute('aria-valuetext')).toBe('₱58,000');
    fireEvent.change(highest, { target: { value: '100' } });
    fireEvent.pointerUp(highest);
    expect(shown()).toEqual(['BOAT']);
    await waitFor(() => expect(location.search).toBe('?max=100'));
    expect(screen.getByRole('button', { name: 'Remove filter: Up to ₱5,800' })).toBeDefined();
  });

  test('words with a typo find, once the index is there', async () => {
    await open();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Words' }), 'lagon');
    await waitFor(() => expect(shown()).toEqual(['BOAT']));
  });

  test('orders sort; going back undoes them', async () => {
    await open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'price_desc');
    await waitFor(() => expect(shown()).toEqual(['VAN', 'BOAT']));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'name_asc');
    await waitFor(() => expect(shown()).toEqual(['BOAT', 'VAN']));
    history.replaceState(null, '', '/search?sort=price_desc');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(shown()).toEqual(['VAN', 'BOAT']));
  });
});

describe('an address that asks for something', () => {
  test('shows it, and is remembered for the next search (specification, section 3: searchData)', async () => {
    await open(ENTRIES, '?origin=ELN&sort=__proto__&min=-3&date=2099-02-14');
    expect(shown()).toEqual(['BOAT']);
    expect($searchData.get()).toEqual({ origin: 'ELN', date: '2099-02-14' });
    expect(document.querySelector('[data-waiting]')).toBeNull();
  });

  test('shows everything as built where the catalogue does not come', async () => {
    await open([], '?origin=ELN');
    expect(shown()).toEqual(['VAN', 'BOAT']);
    expect(screen.getByRole('alert').textContent).toContain('All trips are below');
    expect(document.querySelector('[data-waiting]')).toBeNull();
  });
});

test('a listing without a card gets one with its own code, address, price, labels and picture', async () => {
  await open([...ENTRIES, FAR], '?min=400');
  const card = document.querySelector<HTMLElement>('[data-result]');
  expect(shown()).toEqual(['FAR']);
  expect(card?.querySelector('a')?.getAttribute('href')).toBe('/tours/far');
  expect(card?.querySelector('data')?.value).toBe('500');
  expect(card?.textContent?.replace(/\s+/g, ' ')).toContain('$500 for 2 people');
  expect(card?.querySelector('button')?.getAttribute('aria-label')).toBe('Save Far away');
  expect(card?.querySelector<HTMLElement>('[data-save]')?.dataset.save).toBe('FAR');
  await waitFor(() => expect(card?.querySelector('img')?.getAttribute('src')).toBe('/ur.webp'));
});

// Sixty copies take an imitated browser seconds on a busy machine.
test('many results are shown sixty at a time', { timeout: 30_000 }, async () => {
  const many = Array.from({ length: 65 }, (_, index) => aCatalogueEntry({ code: `N${index}`, title: `N ${index}` }));
  await open(many, '?sort=name_asc');
  await waitFor(() => expect(shown()).toHaveLength(60), { timeout: 20_000 });
  fireEvent.click(screen.getByText('Show more'));
  expect(shown()).toHaveLength(65);
});
