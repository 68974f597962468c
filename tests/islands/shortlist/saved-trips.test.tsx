import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aBoatTour, aListing } from '../../fixtures/builders/a-listing.ts';
import { aListingDetail } from '../../fixtures/builders/a-listing-detail.ts';
import { serveListings } from '../../fixtures/fakes/fetched-listings.ts';
import { the } from '../../fixtures/steps/fresh-page.ts';

const VAN = aListingDetail(aListing());
const TOUR = aListingDetail(aBoatTour());

async function open(): Promise<HTMLElement> {
  const { SavedTrips } = await import('../../../src/islands/shortlist/SavedTripsIsland.tsx');
  render(<SavedTrips />);
  const place = the('[data-saved-page]');
  await waitFor(() => expect(place.getAttribute('aria-busy')).toBe('false'));
  return place;
}

const cards = () => screen.queryAllByRole('article').map((card) => card.dataset.listing);

beforeEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  serveListings([VAN, TOUR]);
});

afterEach(cleanup);

describe('the page of saved trips', () => {
  test('says how to begin where nothing is saved', async () => {
    expect((await open()).textContent).toContain('Nothing saved yet');
  });

  test('shows saved trips and, apart, viewed ones', async () => {
    localStorage.setItem('saved.1', '["JT-ELN-A"]');
    sessionStorage.setItem('recent.1', '["JT-ELN-A","PV-PPS-ELN"]');
    await open();
    expect(cards()).toEqual(['JT-ELN-A', 'PV-PPS-ELN']);
    expect(screen.getByRole('region', { name: 'Recently viewed' }).querySelectorAll('article')).toHaveLength(1);
    expect(screen.getByRole('button', { name: `Save ${TOUR.title}` }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: `Save ${VAN.title}` }).getAttribute('aria-pressed')).toBe('false');
  });

  test("shows the price for two in the traveller's currency", async () => {
    localStorage.setItem('saved.1', '["JT-ELN-A"]');
    const { $preference } = await import('../../../src/islands/currency/currency-preference.store.ts');
    $preference.set({ ...$preference.get(), currency: 'PHP', rate: 58 });
    await open();
    expect(document.querySelector('[data-price]')?.textContent).toBe('₱3,480');
  });

  test('removes trips that are not offered any more, with a message', async () => {
    localStorage.setItem('saved.1', '["JT-GONE","JT-ELN-A"]');
    const place = await open();
    expect(place.textContent).toContain('1 trip on your list is no longer offered.');
    expect(cards()).toEqual(['JT-ELN-A']);
    await waitFor(() => expect(localStorage.getItem('saved.1')).toBe('["JT-ELN-A"]'));
  });

  test('keeps the codes of trips that could not be loaded', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 200 })));
    localStorage.setItem('saved.1', '["JT-ELN-A"]');
    const place = await open();
    expect(place.textContent).toContain('1 trip could not be loaded');
    expect(localStorage.getItem('saved.1')).toBe('["JT-ELN-A"]');
  });

  test('shows the last request’s trips, whichever response comes first', async () => {
    const place = await open();
    const held: (() => void)[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      if (path.includes('PV-PPS-ELN')) await new Promise<void>((resolve) => held.push(resolve));
      return Response.json(path.includes('PV-PPS-ELN') ? VAN : TOUR);
    });
    const { $saved } = await import('../../../src/islands/shortlist/shortlists.store.ts');
    act(() => $saved.set(['PV-PPS-ELN']));
    await waitFor(() => expect(held).toHaveLength(1));
    // Taken out here, another one put in: the first answer is of no use any more.
    act(() => $saved.set(['JT-ELN-A']));
    await waitFor(() => expect(cards()).toEqual(['JT-ELN-A']));
    held[0]?.();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(cards()).toEqual(['JT-ELN-A']);
    expect(place.getAttribute('aria-busy')).toBe('false');
  });

  test('asks again where the server failed (specification.md#errors)', async () => {
    localStorage.setItem('saved.1', '["JT-ELN-A"]');
    let asked = 0;
    vi.stubGlobal('fetch', async () => {
      asked += 1;
      return asked === 1 ? new Response('', { status: 503 }) : Response.json(TOUR);
    });
    await open();
    expect(cards()).toEqual(['JT-ELN-A']);
  });

  test('takes nothing of another shape for a trip', async () => {
    localStorage.setItem('saved.1', '["JT-ELN-A"]');
    vi.stubGlobal('fetch', async () => Response.json({ code: 'JT-ELN-A' }));
    expect((await open()).textContent).toContain('1 trip could not be loaded');
  });

  test('follows what another tab saves', async () => {
    await open();
    localStorage.setItem('saved.1', '["PV-PPS-ELN"]');
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'saved.1', newValue: '["PV-PPS-ELN"]' }));
    await waitFor(() => expect(cards()).toEqual(['PV-PPS-ELN']));
  });
});
