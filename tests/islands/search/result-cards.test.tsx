import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aCatalogueEntry } from '../../fixtures/builders/a-catalogue-entry.ts';
import { DEFAULT_PREFERENCE } from '../../fixtures/builders/a-preference.ts';
import { openResults, shownCodes } from '../../fixtures/steps/an-open-result-list.tsx';

const VAN = aCatalogueEntry({ code: 'PV-VAN', title: 'Private van', priceUsd: 173, path: '/transfers/van' });
const FAR = aCatalogueEntry({
  code: 'JT-FAR',
  title: 'Far away',
  type: 'JOINING_TOUR',
  priceUsd: 500,
  extraUsd: 40,
  inc: 2,
  path: '/tours/far',
  thumbnail: '/images/UR/UR2.webp',
  images: ['UR/2'],
});

const cardOf = (code: string) => document.querySelector<HTMLElement>(`[data-listing="${code}"]`);
const heartOf = (code: string) => cardOf(code)?.querySelector('[data-do=save]')?.getAttribute('aria-pressed');

beforeEach(() => localStorage.clear());

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a listing without a card gets one', () => {
  test('with its own code, address, price, labels and picture', async () => {
    await openResults([VAN, FAR], { built: [VAN], query: '?min=400' });
    const card = cardOf('JT-FAR');
    expect(shownCodes()).toEqual(['JT-FAR']);
    expect(card?.querySelector('a')?.getAttribute('href')).toBe('/tours/far');
    expect(card?.querySelector('data')?.value).toBe('500');
    expect(card?.textContent?.replace(/\s+/g, ' ')).toContain('$500 for 2');
    expect(card?.querySelector('button')?.getAttribute('aria-label')).toBe('Save Far away');
    await waitFor(() => expect(card?.querySelector('img')?.getAttribute('src')).toBe('/ur.webp'));
  });

  test.each([[['PV-VAN']], [['JT-FAR']], [['PV-VAN', 'JT-FAR']]])(
    'with its own heart where %j are saved',
    async (saved) => {
      localStorage.setItem('saved.1', JSON.stringify(saved));
      await openResults([VAN, FAR], { built: [VAN], saved });
      expect(heartOf('JT-FAR')).toBe(String(saved.includes('JT-FAR')));
      expect(heartOf('PV-VAN')).toBe(String(saved.includes('PV-VAN')));
    },
  );

  test('with its picture as a whole where the table of pictures does not come', async () => {
    await openResults([VAN, FAR], { built: [VAN], query: '?min=400', answers: { '/pictures.json': '<html>' } });
    await waitFor(() =>
      expect(cardOf('JT-FAR')?.querySelector('img')?.getAttribute('src')).toBe('/images/UR/UR2.webp'),
    );
  });
});

test('a card of the page that is among the results has its own picture, as large as the page says', async () => {
  await openResults([VAN, FAR], { query: '?max=200' });
  const image = cardOf('PV-VAN')?.querySelector('img');
  expect(shownCodes()).toEqual(['PV-VAN']);
  expect(['src', 'width', 'height'].map((name) => image?.getAttribute(name))).toEqual(['/a.webp', '600', '400']);
});

describe('a card that was removed for a while', () => {
  test('comes back with its current saved state and price', async () => {
    const { $preference } = await openResults([VAN, FAR]);
    const types = screen.getByRole('checkbox', { name: /Group tour/ });
    await userEvent.click(types);
    expect(shownCodes()).toEqual(['JT-FAR']);
    const { toggleSaved } = await import('../../../src/islands/shortlist/shortlists.store.ts');
    toggleSaved('PV-VAN');
    $preference.set({ ...DEFAULT_PREFERENCE, currency: 'PHP', rate: 58 });
    await userEvent.click(types);
    expect(heartOf('PV-VAN')).toBe('true');
    expect(cardOf('PV-VAN')?.querySelector('data')?.textContent).toBe('₱10,034');
  });

  test('shows a newer catalogue’s data, and is gone with its listing', async () => {
    await openResults([{ ...VAN, title: 'Van for you alone', priceUsd: 180 }], { built: [VAN, FAR] });
    expect(shownCodes()).toEqual(['PV-VAN']);
    expect(screen.getByRole('link', { name: 'Van for you alone' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Save Van for you alone' })).toBeDefined();
    expect(cardOf('PV-VAN')?.querySelector('data')?.textContent).toBe('$180');
    expect(document.querySelector('[data-count]')?.textContent).toBe('1 trip');
  });
});

describe('a long list', () => {
  const MANY = Array.from({ length: 30 }, (_, index) =>
    aCatalogueEntry({ code: `PV-N${index}`, title: `Van ${String(index).padStart(2, '0')}` }),
  );
  const more = () => screen.getByRole('button', { name: 'Show more' });

  test('is shown as many at a time as the page was built with, and goes on from the first new one', async () => {
    await openResults(MANY, { built: MANY.slice(0, 12), atOnce: 12 });
    expect(shownCodes()).toHaveLength(12);
    fireEvent.click(more());
    expect(document.activeElement?.closest<HTMLElement>('[data-listing]')?.dataset.listing).toBe('PV-N12');
    await waitFor(() => expect(shownCodes()).toHaveLength(24));
    fireEvent.click(more());
    expect(document.activeElement?.closest<HTMLElement>('[data-listing]')?.dataset.listing).toBe('PV-N24');
    await waitFor(() => expect(shownCodes()).toHaveLength(30));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('keeps the cards that stay, and puts the others in their places', async () => {
    await openResults(MANY, { query: '?sort=name_desc', atOnce: 30 });
    await waitFor(() => expect(shownCodes()).toEqual(MANY.map(({ code }) => code).toReversed()));
    const before = cardOf('PV-N7');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'name_asc');
    await waitFor(() => expect(shownCodes()).toEqual(MANY.map(({ code }) => code)));
    expect(cardOf('PV-N7')).toBe(before);
  });
});
