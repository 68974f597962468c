import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aBoatDetail } from '../../fixtures/builders/a-bookable-listing.ts';
import { aBoatTour, aListing, aSharedSeat } from '../../fixtures/builders/a-listing.ts';
import { aListingDetail } from '../../fixtures/builders/a-listing-detail.ts';
import { addOverlaysIsland } from '../../fixtures/fakes/an-overlays-island.tsx';
import { serveListings } from '../../fixtures/fakes/fetched-listings.ts';
import { the } from '../../fixtures/steps/fresh-page.ts';
import { GERMAN_YEN, markedTexts } from '../../fixtures/steps/marked-texts.ts';

const VAN = aListingDetail(aListing());
const SEAT = aListingDetail(aSharedSeat());
const TOUR = aListingDetail(aBoatTour());
const OTHER = aListingDetail(aListing({ code: 'PV-ELN-PPS', title: 'Private van back' }));

const PAGE = `
  <h1 tabindex="-1">Compare trips</h1>
  <button data-people="-1">Fewer</button><output data-people-count></output><button data-people="1">More</button>
  <div id="list"></div>`;

async function open(search = ''): Promise<HTMLElement> {
  window.history.replaceState(null, '', `/compare${search}`);
  document.body.innerHTML = PAGE;
  addOverlaysIsland();
  const { CompareTrips } = await import('../../../src/islands/shortlist/CompareTripsIsland.tsx');
  render(<CompareTrips />, { container: the('#list') });
  const place = the('[data-compare-page]');
  await waitFor(() => expect(place.getAttribute('aria-busy')).toBe('false'));
  return place;
}

const titles = () =>
  screen.queryAllByRole('columnheader').map((head) => head.querySelector('a:not(.button)')?.textContent);

function line(label: string): readonly string[] {
  const body = screen.getByRole('rowheader', { name: label }).closest('tbody');
  return [...(body?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent ?? '');
}

beforeEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  serveListings([VAN, SEAT, TOUR, OTHER]);
});

afterEach(cleanup);

describe('the comparison', () => {
  test('shows the chosen trips side by side, for the group', async () => {
    localStorage.setItem('compared.1', '["PV-PPS-ELN","SV-PPS-PBT"]');
    localStorage.setItem('people.1', '4');
    await open();
    expect(titles()).toEqual([VAN.title, SEAT.title]);
    expect(line('Price for 4 people')).toEqual(['$173', '$68']);
    expect(line('Each, about')).toEqual(['$44', '$17']);
    expect(line('Departures')[1]).toContain('7:30 AM, 9:30 AM');
    expect(window.location.search).toBe('?codes=PV-PPS-ELN,SV-PPS-PBT');
  });

  test('has a way to book in every column but that of an example (specification.md#comparison)', async () => {
    serveListings([VAN, { ...SEAT, sample: true }]);
    await open('?codes=PV-PPS-ELN,SV-PPS-PBT');
    const links = screen.getAllByRole('link', { name: /^Book / });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`/booking/${VAN.slugs[0]}`]);
    expect(links[0]?.getAttribute('aria-label')).toBe(`Book ${VAN.title}`);
  });

  test('marks what is written as another language has it', async () => {
    localStorage.setItem('preference.1', JSON.stringify(GERMAN_YEN));
    serveListings([VAN, aBoatDetail()]);
    const place = await open('?codes=JT-ELN-A,PV-PPS-ELN');
    expect(line('Cash to bring for 2 people')[1]).toBe('None');
    expect(markedTexts(place, 'de-DE')).toEqual(['9.000 ¥', '25.950 ¥', '4.500 ¥', '13.050 ¥', '800 PHP']);
  });

  test('follows the number of people', async () => {
    await open('?codes=SV-PPS-PBT');
    const { handleClick } = await import('../../../src/islands/listing/group-size-control.ts');
    act(() => handleClick(screen.getByRole('button', { name: 'More' })));
    expect(line('Price for 3 people')).toEqual(['$51']);
    for (const _ of [1, 2, 3]) act(() => handleClick(screen.getByRole('button', { name: 'Fewer' })));
    expect(line('Price for 1 person')).toEqual(['$17']);
    expect(screen.getByText('1', { selector: 'output' })).toBeTruthy();
  });

  test('is what its address says, without changing the stored one', async () => {
    localStorage.setItem('compared.1', '["JT-ELN-A"]');
    await open('?codes=PV-PPS-ELN,SV-PPS-PBT');
    expect(titles()).toEqual([VAN.title, SEAT.title]);
    expect(localStorage.getItem('compared.1')).toBe('["JT-ELN-A"]');
  });

  test('removes codes without a listing, with a message', async () => {
    const place = await open('?codes=PV-PPS-ELN,JT-GONE,%3Cscript%3E');
    expect(titles()).toEqual([VAN.title]);
    expect(place.textContent).toContain('1 trip on your list is no longer offered.');
    expect(place.textContent).toContain('Part of this link was ignored');
    await waitFor(() => expect(window.location.search).toBe('?codes=PV-PPS-ELN'));
  });

  test('removes one trip and says which', async () => {
    await open('?codes=PV-PPS-ELN,SV-PPS-PBT');
    screen.getByRole('button', { name: `Remove ${VAN.title}` }).click();
    await waitFor(() => expect(titles()).toEqual([SEAT.title]));
    expect(document.activeElement?.textContent).toBe('Compare trips');
    await waitFor(() => expect(document.querySelector('.toast')?.textContent).toBe(`Removed: ${VAN.title}.`));
    expect(localStorage.getItem('compared.1')).toBe('["SV-PPS-PBT"]');
  });

  test('of somebody else is changed without changing this traveller’s own, here or in another tab', async () => {
    localStorage.setItem('compared.1', '["JT-ELN-A"]');
    localStorage.setItem('saved.1', '["PV-ELN-PPS"]');
    await open('?codes=PV-PPS-ELN,SV-PPS-PBT');
    screen.getByRole('button', { name: `Remove ${VAN.title}` }).click();
    await waitFor(() => expect(titles()).toEqual([SEAT.title]));
    act(() => screen.getByRole('button', { name: 'Add Private van back' }).click());
    await waitFor(() => expect(titles()).toEqual([SEAT.title, OTHER.title]));
    expect(window.location.search).toBe('?codes=SV-PPS-PBT,PV-ELN-PPS');
    expect(localStorage.getItem('compared.1')).toBe('["JT-ELN-A"]');
    const newValue = '["JT-ELN-A","PV-PPS-ELN"]';
    localStorage.setItem('compared.1', newValue);
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'compared.1', newValue }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(titles()).toEqual([SEAT.title, OTHER.title]);
  });

  test.each([
    ['1', 'Fewer', 'More'],
    ['20', 'More', 'Fewer'],
  ])('for %s has the button for %s marked, and the other one not', async (people, marked, other) => {
    localStorage.setItem('people.1', people);
    await open('?codes=PV-PPS-ELN');
    expect(screen.getByRole('button', { name: marked }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('button', { name: other }).hasAttribute('aria-disabled')).toBe(false);
  });

  test('adds a saved trip, and refuses a fourth', async () => {
    localStorage.setItem('saved.1', '["JT-ELN-A"]');
    sessionStorage.setItem('recent.1', '["PV-ELN-PPS"]');
    await open('?codes=PV-PPS-ELN,SV-PPS-PBT');
    screen.getByRole('button', { name: `Add ${TOUR.title}` }).click();
    await waitFor(() => expect(titles()).toHaveLength(3));
    act(() => screen.getByRole('button', { name: 'Add Private van back' }).click());
    await waitFor(() => expect(document.querySelector('.toast')?.textContent).toContain('up to three trips'));
    expect(titles()).toHaveLength(3);
  });

  test('points to what is offered below where it is empty and something was saved', async () => {
    localStorage.setItem('saved.1', '["JT-ELN-A"]');
    const place = await open();
    expect(place.textContent).toContain('Or add one from below.');
    expect(within(place).queryByRole('link', { name: 'tours' })).toBe(null);
  });

  test('says so and tries again where nothing can be loaded', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    const place = await open('?codes=PV-PPS-ELN');
    expect(within(place).getByRole('alert').textContent).toContain('could not be loaded');
    serveListings([VAN]);
    act(() => within(place).getByRole('button', { name: 'Try again' }).click());
    await waitFor(() => expect(titles()).toEqual([VAN.title]));
  });

  test('says how to begin when it is empty', async () => {
    const place = await open();
    expect(place.textContent).toContain('Nothing to compare yet');
    expect(place.textContent).not.toContain('from below');
    expect(within(place).getByRole('link', { name: 'tours' }).getAttribute('href')).toBe('/tours');
    expect(within(place).getByRole('link', { name: 'transfers' }).getAttribute('href')).toBe('/transfers');
    expect(window.location.search).toBe('');
  });
});
