import { waitFor } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { freshPages, the } from '../../fixtures/steps/fresh-page.ts';

freshPages();

const PAGE = `<header class="site-header"><a class="header-cart" href="/cart" aria-label="Cart"></a></header>
  <main data-listing="PV-PPS-ELN"><button data-do="save"></button><button data-do="compare"></button></main>`;

const keep = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));

async function open(html: string = PAGE) {
  vi.resetModules();
  document.body.innerHTML = html;
  const { restoreState } = await import('../../../src/islands/start/restore-state.ts');
  restoreState();
  await vi.dynamicImportSettled();
}

const pressed = (deed: string) => the(`[data-do=${deed}]`).getAttribute('aria-pressed');

describe('what a page restores of an earlier visit before any interaction', () => {
  test('is nothing on a first visit', async () => {
    await open();
    expect(the('.header-cart').getAttribute('aria-label')).toBe('Cart');
    expect(pressed('save')).toBeNull();
  });

  test('are the trips in the cart', async () => {
    keep('cart-items.1', [aCartItem('AAAAAAAA'), aCartItem('BBBBBBBB')]);
    await open();
    await waitFor(() => expect(the('.header-cart').getAttribute('aria-label')).toBe('Cart, 2 trips'));
  });

  test('are what was saved and compared', async () => {
    keep('saved.1', ['JT-HB', 'PV-PPS-ELN']);
    keep('compared.1', ['JT-HB']);
    await open();
    await waitFor(() => expect(pressed('save')).toBe('true'));
    expect(pressed('compare')).toBe('false');
  });

  test.each(['{"a":["b"]}', '["PV-PPS-ELN"', '[["PV-PPS-ELN"]]'])('is not %s for a list', async (stored) => {
    localStorage.setItem('saved.1', stored);
    await open();
    await waitFor(() => expect(pressed('save')).toBe('false'));
  });

  test.each([
    [5, '5'],
    [2, '2'],
    ['many', '2'],
  ])('is what a group of %j pays', async (people, shown) => {
    keep('people.1', people);
    await open('<main data-offer="16 16 1 10 bookings"><b data-people-count>2</b></main>');
    await waitFor(() => expect(the('[data-people-count]').textContent).toBe(shown));
  });
});
