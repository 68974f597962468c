import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OPERATOR } from '../../fixtures/steps/an-open-screen.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function forbid(...names: readonly ('localStorage' | 'sessionStorage')[]): void {
  for (const name of names) {
    vi.spyOn(globalThis, name, 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
  }
}

async function open() {
  vi.resetModules();
  const { StorageBlocked } = await import('../../../src/islands/cart/StorageBlocked.tsx');
  render(<StorageBlocked operator={OPERATOR} />);
}

test('a browser whose storage is blocked is told why the cart is empty, and whom to write to', async () => {
  forbid('localStorage', 'sessionStorage');
  await open();
  const title = await screen.findByRole('heading', { name: 'Your browser blocks storage' });
  expect(title.parentElement?.textContent).toContain('your cart is empty on every page');
  expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain('wa.me/639175550100?text=I%20');
  expect(screen.getByRole('link', { name: 'E-mail' }).getAttribute('href')).toMatch(/^mailto:hello@example\.com/);
});

test.each([[[]], [['localStorage']], [['sessionStorage']]] as const)(
  'a browser that forbids %j is told nothing: it keeps the cart',
  async (names) => {
    forbid(...names);
    await open();
    expect(document.body.textContent).toBe('');
  },
);
