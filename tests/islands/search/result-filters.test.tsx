import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aCatalogueEntry } from '../../fixtures/builders/a-catalogue-entry.ts';
import { DEFAULT_PREFERENCE } from '../../fixtures/builders/a-preference.ts';
import { openResults, shownCodes } from '../../fixtures/steps/an-open-result-list.tsx';
import { markedTexts } from '../../fixtures/steps/marked-texts.ts';

const VAN = aCatalogueEntry({ code: 'PV-VAN', title: 'Private van', priceUsd: 173, path: '/transfers/van' });
const BOAT = aCatalogueEntry({
  code: 'JT-BOAT',
  title: 'Big Lagoon boat',
  type: 'JOINING_TOUR',
  origin: 'ELN',
  priceUsd: 30,
  path: '/tours/boat',
  provider: 'DSPal',
});
const DEAR = aCatalogueEntry({ code: 'PV-DEAR', title: 'A week by van', priceUsd: 1400, path: '/transfers/dear' });
const ENTRIES = [VAN, BOAT];

const filters = () => screen.getByRole('form', { name: 'Filter trips' });
const status = () => document.querySelector('[data-count]')?.textContent;
const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const searchData = () => JSON.parse(localStorage.getItem('search-data.1') ?? '{}');

function inPesos(): void {
  const stored = { ...DEFAULT_PREFERENCE, currency: 'PHP', rate: 58 };
  localStorage.setItem('preference.1', JSON.stringify(stored));
}

beforeEach(() => localStorage.clear());

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('filters (specification.md#filters)', () => {
  test('choosing shows what fits, says how many there are, and stands in the address; without it the cards of the page are back', async () => {
    await openResults(ENTRIES);
    const [van, boat] = document.querySelectorAll('[data-listing]');
    await userEvent.click(within(filters()).getByRole('checkbox', { name: /Group tour/ }));
    expect(shownCodes()).toEqual(['JT-BOAT']);
    expect(status()).toBe('1 of 2 trips');
    await waitFor(() => expect(location.search).toBe('?types=JOINING_TOUR'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Group tour' }));
    expect([...document.querySelectorAll('[data-listing]')]).toEqual([van, boat]);
    await waitFor(() => expect(location.search).toBe(''));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Sort by' }));
  });

  test('each choice has the number of trips that it would give; 0 can be chosen too', async () => {
    await openResults(ENTRIES);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^From/ }), 'ELN');
    const van = screen.getByRole('checkbox', { name: /Private van/ });
    await waitFor(() => expect(van.closest('label')?.textContent).toBe('Private van0'));
    await userEvent.click(van);
    expect(screen.getByRole('heading', { name: 'No trips match your search' })).toBeDefined();
    expect(shownCodes()).toEqual([]);
    expect(document.querySelector('[data-nearest] [data-listing]')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Without any filter: 2 trips' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Without “From El Nido”: 1 trip' }));
    expect(shownCodes()).toEqual(['PV-VAN']);
  });

  test('words with a typo find, once the index is there', async () => {
    await openResults(ENTRIES);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Keywords' }), 'lagon');
    await waitFor(() => expect(shownCodes()).toEqual(['JT-BOAT']));
  });

  test('orders sort; going back undoes them', async () => {
    await openResults(ENTRIES);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'price_desc');
    await waitFor(() => expect(shownCodes()).toEqual(['PV-VAN', 'JT-BOAT']));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'name_asc');
    await waitFor(() => expect(shownCodes()).toEqual(['JT-BOAT', 'PV-VAN']));
    history.replaceState(null, '', '/search?sort=price_desc');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(shownCodes()).toEqual(['PV-VAN', 'JT-BOAT']));
  });

  test('numbers are written as the chosen locale has them, marked for voices', async () => {
    localStorage.setItem('preference.1', JSON.stringify({ ...DEFAULT_PREFERENCE, locale: 'de-DE' }));
    const many = Array.from({ length: 1200 }, (_, index) => aCatalogueEntry({ code: `PV-N${index}` }));
    await openResults([...many, BOAT], { built: ENTRIES });
    expect(status()).toBe('1.201 trips');
    expect(markedTexts(document.querySelector('[data-count]'), 'de-DE')).toEqual(['1.201']);
  });

  test('amounts and counts in what is chosen, and in what helps where nothing fits, are marked too', async () => {
    localStorage.setItem('preference.1', JSON.stringify({ ...DEFAULT_PREFERENCE, locale: 'de-DE' }));
    const many = Array.from({ length: 1200 }, (_, index) => aCatalogueEntry({ code: `PV-N${index}` }));
    await openResults([...many, BOAT], { built: ENTRIES, query: '?min=900' });
    const marked = (place: string) => markedTexts(filters().querySelector(place), 'de-DE');
    expect(marked('.filter-price')).toEqual(['900 $', '1.000 $+']);
    expect(marked('.active-filters')).toEqual(['900 $']);
    const wayOut = screen.getByRole('button', { name: /^Without “From/ });
    expect(wayOut.textContent).toMatch(/^Without “From 900\s\$”: 1\.201 trips$/);
    expect(markedTexts(document.querySelector('.no-results'), 'de-DE')).toEqual(['900 $', '1.201']);
    expect(screen.queryByRole('button', { name: /^Without any filter/ })).toBeNull();
  });

  test('numbers among English ones are not marked', async () => {
    await openResults(ENTRIES, { query: '?min=900' });
    expect(filters().querySelectorAll('[lang]')).toHaveLength(0);
  });
});

describe('the price range', () => {
  test('speaks the traveller’s currency and keeps whole dollars', async () => {
    inPesos();
    await openResults(ENTRIES);
    const highest = slider('Highest price');
    expect(highest.getAttribute('aria-valuetext')).toBe('₱58,000 or more');
    fireEvent.change(highest, { target: { value: '100' } });
    fireEvent.pointerUp(highest);
    expect(shownCodes()).toEqual(['JT-BOAT']);
    await waitFor(() => expect(location.search).toBe('?max=100'));
    expect(screen.getByRole('button', { name: 'Remove filter: Up to ₱5,800' })).toBeDefined();
  });

  test('has no upper limit while the thumb rests at the end, and says so', async () => {
    await openResults([...ENTRIES, DEAR]);
    expect(screen.getByText('$1,000+')).toBeDefined();
    await userEvent.click(within(filters()).getByRole('checkbox', { name: /Private van/ }));
    expect(shownCodes().toSorted()).toEqual(['PV-DEAR', 'PV-VAN']);
    fireEvent.change(slider('Highest price'), { target: { value: '995' } });
    expect(shownCodes()).toEqual(['PV-VAN']);
    expect(screen.queryByText(/\+$/)).toBeNull();
  });

  test('has the thumb on top that can still move, also where both meet at an end', async () => {
    await openResults(ENTRIES);
    const lowest = slider('Lowest price');
    const isAbove = () => lowest.hasAttribute('data-above');
    expect(isAbove()).toBe(false);
    fireEvent.change(lowest, { target: { value: '1000' } });
    expect([lowest.value, slider('Highest price').value, isAbove()]).toEqual(['1000', '1000', true]);
  });

  test.each([
    ['?min=900&max=100', ['100', '900'], '$100 to $900'],
    ['?min=5000', ['1000', '1000'], 'From $1,000'],
  ])('of an address such as %s has its thumbs where it says', async (query, thumbs, label) => {
    await openResults(ENTRIES, { query });
    expect([slider('Lowest price').value, slider('Highest price').value]).toEqual(thumbs);
    expect(screen.getByRole('button', { name: `Remove filter: ${label}` })).toBeDefined();
  });
});

describe('an address with filters', () => {
  test('is applied and stored for the next search (specification.md#state: searchData)', async () => {
    await openResults(ENTRIES, { query: '?origin=ELN&sort=__proto__&min=-3&date=2099-02-14' });
    expect(shownCodes()).toEqual(['JT-BOAT']);
    expect(searchData()).toEqual({ origin: 'ELN', date: '2099-02-14' });
    expect(document.querySelector('[data-waiting]')).toBeNull();
  });

  test('is removed from storage when its towns are removed, while the date stays', async () => {
    await openResults(ENTRIES, { query: '?origin=ELN&date=2099-02-14' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: From El Nido' }));
    await waitFor(() => expect(searchData()).toEqual({ date: '2099-02-14' }));
  });
});
