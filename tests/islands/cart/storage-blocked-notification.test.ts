import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { addOverlaysIsland } from '../../fixtures/fakes/an-overlays-island.tsx';
import { freshPages, the } from '../../fixtures/steps/fresh-page.ts';

freshPages();

const HELP = [
  'https://wa.me/639175550100?text=Hello',
  'mailto:hello@example.com?subject=Hello',
  'sms:+639175550100?body=Hello',
];
const sync = { saveSoon: vi.fn(), save: vi.fn(async () => undefined) };
const { ref: _ref, ...ITEM } = aCartItem('AAAAAAAA');

/** A listing's page in a browser that lets no site keep anything. */
async function openBlocked(path = '/') {
  vi.resetModules();
  history.replaceState(null, '', path);
  addOverlaysIsland(HELP);
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(globalThis, name, 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
  }
  const [{ startCartListeners }, { putInCart }] = await Promise.all([
    import('../../../src/islands/cart/cart-listeners.ts'),
    import('../../../src/islands/cart/cart.store.ts'),
  ]);
  startCartListeners(sync);
  return putInCart;
}

const notes = () => [...document.querySelectorAll('.note')];
const buttons = () => [...document.querySelectorAll<HTMLElement>('.note button')];

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a trip in the cart of a browser whose storage is blocked', () => {
  test('is announced as lost with the page, and can be sent as a request', async () => {
    const opened = vi.fn();
    vi.stubGlobal('open', opened);
    (await openBlocked())(ITEM);
    await waitFor(() => expect(notes()).toHaveLength(1));
    await waitFor(() =>
      expect(the('.note').textContent).toContain(`Added to your cart: ${ITEM.title}. But your browser blocks storage`),
    );
    expect(document.querySelector('.toast a')).toBeNull();
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['WhatsApp', 'E-mail', 'SMS', 'Close']);
    buttons()[0]?.click();
    const [address] = opened.mock.calls[0] as [string];
    expect(address).toMatch(/^https:\/\/wa\.me\/639175550100\?text=Booking%20request/);
    expect(decodeURIComponent(address)).toContain(ITEM.title);
  });

  test('shares one notification with all other trips', async () => {
    const opened = vi.fn();
    vi.stubGlobal('open', opened);
    const putInCart = await openBlocked();
    putInCart(ITEM);
    await waitFor(() => expect(notes()).toHaveLength(1));
    putInCart({ ...ITEM, title: 'Another trip' });
    await waitFor(() => expect(the('.note').textContent).toContain('Another trip'));
    expect(notes()).toHaveLength(1);
    buttons()[0]?.click();
    expect(decodeURIComponent(opened.mock.calls[0]?.[0])).toMatch(/1\. .*2\. /s);
  });

  test('needs no notification on the cart’s own page, which says it itself', async () => {
    (await openBlocked('/cart'))(ITEM);
    await waitFor(() => expect(the('.toast').textContent).toContain('Added to your cart'));
    expect(notes()).toEqual([]);
  });
});
