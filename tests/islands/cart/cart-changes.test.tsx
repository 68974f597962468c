import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { CartItem } from '../../../src/lib/cart/cart-item.schema.ts';
import { boat, freshBrowsers, openCart, refs, stored, VAN, van } from '../../fixtures/steps/an-open-cart.tsx';

freshBrowsers();

describe('changing the cart', () => {
  test('a trip is removed and put back into its place', async () => {
    const { user } = await openCart([van, boat]);
    await user.click(screen.getByRole('button', { name: `Remove ${VAN.title}` }));
    expect(refs()).toEqual(['BOAT0000']);
    const undo = screen.getByRole('button', { name: `Undo: put back ${VAN.title}` });
    expect(document.activeElement).toBe(undo);
    await user.click(undo);
    expect(refs()).toEqual(['VAN00000', 'BOAT0000']);
    expect(screen.queryByText(/^Removed:/)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: `Change ${VAN.title}` }));
  });

  test('several are put back one after the other, the last one first, also after a reload', async () => {
    const twin = { ...van, ref: 'VAN00001' };
    const { user } = await openCart([van, twin, boat]);
    const takeOut = async () => {
      await user.click(screen.getAllByRole('button', { name: `Remove ${VAN.title}` })[0] as HTMLElement);
    };
    await takeOut();
    await takeOut();
    // Both have the same title: the focus is on the button that is there.
    expect(document.activeElement).toBe(screen.getByRole('button', { name: `Undo: put back ${VAN.title}` }));
    cleanup();
    await openCart(null);
    expect(document.activeElement).toBe(document.body);
    for (const expected of [
      ['VAN00001', 'BOAT0000'],
      ['VAN00000', 'VAN00001', 'BOAT0000'],
    ]) {
      await user.click(screen.getByRole('button', { name: `Undo: put back ${VAN.title}` }));
      expect(refs()).toEqual(expected);
    }
    expect(screen.queryByText(/^Removed:/)).toBeNull();
  });

  test('the last one leaves an empty cart with a way back', async () => {
    const { user } = await openCart([van]);
    await user.click(screen.getByRole('button', { name: `Remove ${VAN.title}` }));
    expect(screen.getByText(/^Your cart is empty/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: `Undo: put back ${VAN.title}` }));
    await user.click(screen.getByRole('button', { name: `Undo: put back ${VAN.title}` }));
    expect(refs()).toEqual(['VAN00000']);
  });

  test('it is emptied only after a question', async () => {
    const { user } = await openCart([van, boat]);
    await user.click(screen.getByRole('button', { name: 'Empty the cart' }));
    const question = screen.getByRole('dialog', { name: 'Empty the cart?' });
    await user.click(within(question).getByRole('button', { name: 'Keep them' }));
    expect(refs()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Empty the cart' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Empty the cart' }));
    expect(refs()).toEqual([]);
    expect(document.activeElement?.textContent).toContain('Your cart is empty');
    expect(screen.queryByText(/^Removed:/)).toBeNull();
  });

  test('a trip is changed in the dialog and stays the same item', async () => {
    const { user } = await openCart([van, boat]);
    await user.click(screen.getByRole('button', { name: `Change ${VAN.title}` }));
    const dialog = await screen.findByRole('dialog', { name: VAN.title });
    await within(dialog).findByRole('button', { name: 'Save changes' });
    expect(within(dialog).getByRole('combobox', { name: 'Where should we pick you up?' })).toHaveProperty(
      'value',
      'Puerto Princesa Airport',
    );
    await user.click(within(dialog).getByRole('radio', { name: '6:00 PM' }));
    await user.click(within(dialog).getByRole('button', { name: 'More people' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    expect(refs()).toEqual(['VAN00000', 'BOAT0000']);
    expect(stored<CartItem[]>('cart-items.1')[0]).toMatchObject({ totalUsd: 51, trip: { time: '18:00', people: 3 } });
    // The group that every page shows is another matter.
    expect(stored('people.1')).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: `Change ${VAN.title}` })),
    );
  });

  test('a change that is closed without saving it is discarded', async () => {
    const { user } = await openCart([van, boat]);
    const openDialog = async () => {
      await user.click(screen.getByRole('button', { name: `Change ${VAN.title}` }));
      const dialog = await screen.findByRole('dialog', { name: VAN.title });
      await within(dialog).findByRole('button', { name: 'Save changes' });
      return dialog;
    };
    const dialog = await openDialog();
    await user.click(within(dialog).getByRole('radio', { name: '6:00 PM' }));
    expect(stored<object>('booking-draft.1')).toHaveProperty('VAN00000');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    const again = await openDialog();
    expect(within(again).getByRole<HTMLInputElement>('radio', { name: '7:30 AM' }).checked).toBe(true);
    expect(stored<object>('booking-draft.1')).not.toHaveProperty('VAN00000');
  });

  test('hostile storage is an empty cart', async () => {
    localStorage.setItem('cart-items.1', '[{"ref":"<b>"},null,7]');
    await openCart(null);
    expect(await screen.findByText(/^Your cart is empty/)).toBeTruthy();
  });
});
