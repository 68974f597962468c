import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $notifications, notify, showCard, showToast } from '../../../src/islands/kit/notifications.store.ts';
import Overlays from '../../../src/islands/kit/OverlaysIsland.tsx';
import { the } from '../../fixtures/steps/fresh-page.ts';

/** A page whose island for notifications is there. */
function open(path: string): void {
  history.replaceState(null, '', path);
  document.body.innerHTML = '<main><h1>Book and pay</h1><input><button>Book</button></main>';
  render(<Overlays />, { container: document.body.appendChild(document.createElement('astro-island')) });
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Shows something, and waits until it is said. */
async function shown(show: () => void): Promise<void> {
  act(show);
  await wait(100);
}

const problem = { label: 'Loading', text: 'A part did not load.', actions: [{ label: 'Close' }], isProblem: true };
const saved = () => showToast('Saved.', { link: { label: 'View list', href: '/saved' } });
const press = (key: string, target: EventTarget = document) =>
  act(() => void target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(80);
  $notifications.set([]);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('notifications of the checkout (specification.md#offline-and-updates)', () => {
  test.each(['/payment', '/cart', '/cart/7K2M0QXA', '/participants/7K2M0QXA', '/booking/tour-a'])(
    'stand in the flow of %s and cover nothing',
    async (path) => {
      open(path);
      await shown(() => showCard(problem));
      expect(the('h1').nextElementSibling?.firstElementChild).toBe(the('.note'));
      expect(the('.note').dataset.inFlow).toBe('');
      expect(document.documentElement.style.getPropertyValue('--overlay')).toBe('');
    },
  );

  test('no card but a problem appears there', async () => {
    open('/payment');
    await shown(() => showCard({ ...problem, isProblem: false }));
    expect(document.querySelector('.note')).toBeNull();
  });

  test('a problem is scrolled to, since whoever asked for what failed may be far below', async () => {
    open('/payment');
    await shown(() => showCard(problem));
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  });

  test('a toast stays there: the page would jump when it goes', async () => {
    open('/payment');
    await shown(() => showToast('Your booking was sent.'));
    await wait(60_000);
    expect(the('h1').nextElementSibling?.textContent).toBe('Your booking was sent.');
  });

  test('a closed one leaves nothing behind', async () => {
    open('/payment');
    const before = the('main').innerHTML;
    await shown(() => showCard(problem));
    expect(the('main').innerHTML).not.toBe(before);
    act(() => the('.note button').click());
    await wait(0);
    expect(the('main').innerHTML).toBe(before);
  });

  test('the newest stands first', async () => {
    open('/payment');
    await shown(() => showCard(problem));
    await shown(() => showCard({ ...problem, label: 'Your cart' }));
    const labels = [...document.querySelectorAll('.note')].map((note) => note.getAttribute('aria-label'));
    expect(labels).toEqual(['Your cart', 'Loading']);
  });

  test('they come back under the title of a screen that has taken them away', async () => {
    open('/payment');
    await shown(() => showCard(problem));
    the('main').innerHTML = '<h1>Thank you</h1>';
    await shown(() => showToast('Your booking was sent.'));
    expect(the('h1').nextElementSibling?.textContent).toContain('Your booking was sent.');
  });

  test('what is typed into stays where it is on the screen', async () => {
    open('/payment');
    const field = the('input');
    field.focus();
    const place = () => the('main').children.length === 4;
    vi.spyOn(field, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, place() ? 372 : 300, 100, 44));
    const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    await shown(() => showCard(problem));
    expect(scrolled).toHaveBeenCalledWith({ top: 72, behavior: 'instant' });
  });
});

describe('outside of the checkout', () => {
  test('a toast is heard in a place that was there before, and goes by itself', async () => {
    open('/tours');
    act(saved);
    expect(screen.getByRole('status').textContent).toBe('');
    await wait(100);
    expect(screen.getByRole('status').textContent).toBe('Saved.View list');
    await wait(7000);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('a toast does not go while its link has the focus', async () => {
    open('/tours');
    await shown(saved);
    screen.getByRole('link', { name: 'View list' }).focus();
    await wait(20_000);
    expect(screen.getByRole('status').textContent).toBe('Saved.View list');
    screen.getByRole('link', { name: 'View list' }).blur();
    await wait(7000);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('the newest toast takes the place of the last one', async () => {
    open('/tours');
    await shown(saved);
    await shown(() => showToast('Removed from your saved trips.'));
    expect(screen.getByRole('status').textContent).toBe('Removed from your saved trips.');
  });

  test('Tab leads to the link of a toast, and from there back to where it came from', async () => {
    open('/tours');
    the('input').focus();
    await shown(saved);
    press('Tab');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'View list' }));
    press('Tab');
    expect(document.activeElement).toBe(the('input'));
    press('Tab');
    expect(document.activeElement).toBe(the('input'));
  });

  test('what a card covers is kept free until it goes, with Escape too', async () => {
    open('/tours');
    const run = vi.fn(() => undefined);
    await shown(() => showCard({ ...problem, actions: [{ label: 'Reload' }, { label: 'Close', run }] }));
    expect(document.documentElement.style.getPropertyValue('--overlay')).toBe('80px');
    expect(screen.getByRole('status').textContent).toBe('A part did not load.');
    press('Escape', screen.getByRole('button', { name: 'Reload' }));
    await wait(0);
    expect(run).toHaveBeenCalledOnce();
    expect(document.querySelector('.note')).toBeNull();
    expect(document.documentElement.style.getPropertyValue('--overlay')).toBe('');
  });

  test('a card takes the place of another about the same, and of no other', async () => {
    open('/tours');
    await shown(() => showCard(problem));
    await shown(() => showCard({ ...problem, text: 'Another part did not load.' }));
    await shown(() => showCard({ ...problem, label: 'Currency' }));
    const texts = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(texts).toEqual(['Another part did not load.', 'A part did not load.']);
  });

  test('a link stands beside what was used', async () => {
    open('/tours');
    the('main').insertAdjacentHTML('beforeend', '<div class="price-card"></div>');
    const place = the('.price-card');
    await shown(() => notify({ kind: 'link', label: 'View cart', href: '/cart', place, mark: 'data-view-cart' }));
    expect(place.querySelector('[data-view-cart]')?.getAttribute('href')).toBe('/cart');
  });
});
