import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FoundPlace } from '../../../src/lib/places/found-place.ts';
import { aFoundArea, aFoundPlace } from '../../fixtures/builders/a-found-place.ts';

const BOOK = {
  towns: [
    { code: 'PPS', name: 'Puerto Princesa', latitude: 9.7, longitude: 118.7 },
    { code: 'ELN', name: 'El Nido', latitude: 11.2, longitude: 119.4 },
  ],
  places: [
    aFoundArea('pps-city-hotels', 'Any hotel in Puerto Princesa City', { note: 'Wait in the lobby.' }),
    aFoundArea('pps-airport', 'Puerto Princesa Airport', { kind: 'airport' }),
    aFoundArea('eln-town-hotels', 'Any hotel in El Nido town', { note: 'Streets are narrow.' }),
    aFoundArea('svc-port', 'San Vicente port'),
    aFoundPlace(),
    aFoundPlace({ place_id: 'pps-iwahig', name: 'Iwahig', otherNames: [], kind: 'village', areaId: null }),
  ] satisfies FoundPlace[],
};

const PAGE = `<div class="pickup">
  <div><ul><li> Any hotel in Puerto Princesa City <small>Wait.</small></li><li><a class="area-link" href="#maps">
    Puerto Princesa <span>Airport <svg></svg></span> <span>, opens in your maps app</span></a></li></ul></div>
  <div><ul><li>Any hotel in El Nido town <span>outside town</span></li></ul></div></div>`;

let answer: () => Response;

/** The finder on a listing's page, alive. */
async function open() {
  vi.resetModules();
  document.body.innerHTML = PAGE;
  const { default: PickupFinder } = await import('../../../src/islands/booking/PickupFinderIsland.tsx');
  render(<PickupFinder />);
  return { field: screen.getByRole('combobox', { name: /^Where do you stay\?/ }), user: userEvent.setup() };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  answer = () => Response.json(BOOK);
  vi.stubGlobal('fetch', async () => answer());
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('finding the pickup (specification.md#listing-content: pickup and dropoff choices)', () => {
  test('by keyboard: the place is proposed, picked, and answered with where to stand', async () => {
    const { field, user } = await open();
    await user.type(field, 'rizal');
    expect(await screen.findByRole('option', { name: /^Rizal Avenue/ })).toBeDefined();
    expect(options()).toEqual(['Rizal AvenuePuerto Princesa, street', 'Use “rizal”']);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('1 place found.');
    await user.keyboard('{ArrowDown}');
    const [first] = screen.getAllByRole('option');
    expect(first?.getAttribute('aria-selected')).toBe('true');
    expect(field.getAttribute('aria-activedescendant')).toBe(first?.id);
    expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Pickup: Any hotel in Puerto Princesa City.')).toBeDefined();
    expect(screen.getByText(/Wait in the lobby/)).toBeDefined();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(field);
    expect((field as HTMLInputElement).value).toBe('Rizal Avenue');
  });

  test('is taken by tap, also an area whose name on the page is a link to a map', async () => {
    const { field, user } = await open();
    await user.type(field, 'el nido');
    await user.click(await screen.findByRole('option', { name: /El Nido town/ }));
    expect(await screen.findByText('Drop-off: Any hotel in El Nido town.')).toBeDefined();
    await user.type(field, '{Escape}{Escape}airport{ArrowDown}{Enter}');
    expect(await screen.findByText('Pickup: Puerto Princesa Airport.')).toBeDefined();
  });

  test('a place outside leads to the operator', async () => {
    const { field, user } = await open();
    await user.type(field, 'iwahig');
    await screen.findByRole('option', { name: /on request/ });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByText(/outside the usual area/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'ask us' }).getAttribute('href')).toBe('#book');
  });

  test('typed text is always allowed, and matched where it names a place', async () => {
    const { field, user } = await open();
    await user.type(field, 'Casa Maria, Rizal Ave{Enter}');
    expect(await screen.findByText(/For Rizal Avenue/)).toBeDefined();
    await user.clear(field);
    await user.type(field, 'Qwerty House');
    await user.click(await screen.findByRole('option', { name: 'Use “Qwerty House”' }));
    expect(await screen.findByText(/We do not know “Qwerty House”/)).toBeDefined();
  });

  test("only places in the listing's towns are proposed", async () => {
    const { field, user } = await open();
    await user.type(field, 'san vicente');
    await waitFor(() => expect(options()).toEqual(['Use “san vicente”']));
  });

  test('Escape closes the list and then empties the field; Tab leaves without a choice', async () => {
    const { field, user } = await open();
    await user.type(field, 'rizal');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect((field as HTMLInputElement).value).toBe('rizal');
    await user.keyboard('{Escape}');
    expect((field as HTMLInputElement).value).toBe('');
    await user.type(field, 'rizal');
    await screen.findByRole('listbox');
    await user.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect((field as HTMLInputElement).value).toBe('rizal');
  });

  test('the arrows go round: field, options, field', async () => {
    const { field, user } = await open();
    await user.type(field, 'rizal');
    await screen.findByRole('option', { name: /^Rizal/ });
    const active = () =>
      screen.queryAllByRole('option').findIndex((option) => option.getAttribute('aria-selected') === 'true');
    const seen: number[] = [];
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}']) {
      await user.keyboard(key);
      seen.push(active());
    }
    expect(seen).toEqual([0, 1, -1, 1]);
  });

  test('what was picked before is proposed in the empty field', async () => {
    const { field, user } = await open();
    await user.type(field, 'rizal');
    await user.click(await screen.findByRole('option', { name: /^Rizal/ }));
    await screen.findByText(/For Rizal Avenue/);
    await user.clear(field);
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(options()).toEqual(['Rizal AvenuePuerto Princesa, street']));
  });

  test('without a network no answer is shown, and the search can be repeated', async () => {
    answer = () => Response.error();
    const { field, user } = await open();
    await user.type(field, 'rizal{Enter}');
    expect(await screen.findByText(/Our list of places could not be loaded/)).toBeDefined();
    expect(screen.queryByText(/We do not know/)).toBeNull();
    answer = () => Response.json(BOOK);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/For Rizal Avenue/)).toBeDefined();
    expect(document.activeElement).toBe(document.querySelector('output'));
  });

  test('without a network a place from before is not called outside', async () => {
    localStorage.setItem('place-search-cache.1', JSON.stringify([aFoundPlace()]));
    answer = () => Response.error();
    const { field, user } = await open();
    await user.type(field, 'rizal');
    await user.click(await screen.findByRole('option', { name: /^Rizal Avenue/ }));
    expect(await screen.findByText(/Our list of places could not be loaded/)).toBeDefined();
    expect(screen.queryByText(/outside the usual area/)).toBeNull();
  });

  test.each(['null', '[]', '{"places":[{}],"towns":5}', '<html>'])('a place file of %s is none', async (body) => {
    answer = () => new Response(body);
    const { field, user } = await open();
    await user.type(field, 'rizal{Enter}');
    expect(await screen.findByText(/Our list of places could not be loaded/)).toBeDefined();
  });

  test('hostile storage does no harm', async () => {
    localStorage.setItem('place-search-cache.1', '[{"place_id":{}},null,"x"]');
    const { field, user } = await open();
    await user.click(field);
    await user.type(field, 'rizal');
    expect(await screen.findByRole('option', { name: /^Rizal/ })).toBeDefined();
  });

  test('text that was typed before hydration is searched for, and hydration matches the prerendered page', async () => {
    const complaint = vi.spyOn(console, 'error');
    vi.resetModules();
    document.body.innerHTML = PAGE;
    const { default: PickupFinder } = await import('../../../src/islands/booking/PickupFinderIsland.tsx');
    const { hydrateRoot } = await import('react-dom/client');
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(<PickupFinder />);
    const field = screen.getByRole<HTMLInputElement>('combobox');
    field.value = 'rizal';
    await act(async () => hydrateRoot(root, <PickupFinder />));
    expect(await screen.findByRole('option', { name: /^Rizal Avenue/ })).toBeDefined();
    expect(field.value).toBe('rizal');
    expect(complaint).not.toHaveBeenCalled();
  });
});
