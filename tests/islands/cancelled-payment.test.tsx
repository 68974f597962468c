import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { CartItem } from '../../src/lib/cart/cart-item.schema.ts';
import { CARD, MANUAL } from '../fixtures/a-booking-service.ts';
import {
  aTwin,
  boat,
  booked,
  freshScreens,
  keepOnDevice,
  openScreen,
  REF,
  refsInCart,
  stored,
  van,
} from '../fixtures/an-open-screen.tsx';

freshScreens();

const load = () =>
  import('../../src/islands/voucher/CancelledPaymentScreen.tsx').then((module) => module.CancelledPaymentScreen);

async function openCancel(service = aTwin({ methods: [CARD, MANUAL] })) {
  if (service.booked().length === 0) keepOnDevice(await booked(service, [van, boat]));
  const go = vi.fn();
  const opened = await openScreen(load, { service, go }, { path: `/cancel?ref=${REF}` });
  return { ...opened, service, go };
}

describe('a payment that was broken off (specification, section 2: /cancel)', () => {
  test('has charged nothing and lost nothing, and there are other ways', async () => {
    const { user, go } = await openCancel();
    expect(screen.getByText(/^Nothing was charged/).textContent).toContain(REF);
    await user.click(await screen.findByRole('radio', { name: /^Bank transfer/ }));
    await user.click(screen.getByRole('button', { name: 'Show me how to pay' }));
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith(`/confirmation#ref=${REF}`));
    expect(stored('kept-bookings.1')).toMatchObject([{ instructions: { reference: REF } }]);
  });

  test('the trips can go back into the cart, and the unpaid booking is called off', async () => {
    const { user, go, service } = await openCancel();
    await user.click(screen.getByRole('button', { name: 'Put the trips back into the cart' }));
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/cart'));
    expect(service.view(REF).status).toBe('cancelled');
    expect(stored<CartItem[]>('cart-items.1').map(({ trip, totalUsd }) => [trip.listingCode, totalUsd])).toEqual([
      ['SV-PPS-ELN', 34],
      ['JT-ELN-A', 90],
    ]);
    expect(refsInCart()).not.toContain('VAN00000');
  });

  test('they stay where they are when the service does not answer', async () => {
    const { user, go, service } = await openCancel();
    service.trouble('cancel', { kind: 'unavailable', detail: null });
    await user.click(screen.getByRole('button', { name: 'Put the trips back into the cart' }));
    expect(await screen.findByText(/^Nothing was changed/)).toBeTruthy();
    expect(refsInCart()).toEqual([]);
    expect(go).not.toHaveBeenCalled();
  });

  test('nothing is to be paid where the payment came after all', async () => {
    const service = aTwin();
    await booked(service);
    service.change(REF, { status: 'paid', paidCents: 3400, expiresAt: null });
    keepOnDevice(service.view(REF));
    await openCancel(service);
    expect(screen.getByRole('heading', { name: 'There is nothing to pay' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /cart/ })).toBeNull();
  });
});
