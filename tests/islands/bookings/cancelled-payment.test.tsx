import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { MAX_ITEMS } from '../../../src/lib/cart/cart.ts';
import type { CartItem } from '../../../src/lib/cart/cart-item.schema.ts';
import { CARD, MANUAL } from '../../fixtures/fakes/a-booking-service.ts';
import {
  aTwin,
  BOAT,
  boat,
  booked,
  freshScreens,
  keep,
  keepOnDevice,
  OPERATOR,
  openScreen,
  REF,
  refsInCart,
  stored,
  VAN,
  van,
} from '../../fixtures/steps/an-open-screen.tsx';

freshScreens();

const load = () =>
  import('../../../src/islands/bookings/CancelledPaymentScreen.tsx').then((module) => module.CancelledPaymentScreen);

async function openCancel(service = aTwin({ methods: [CARD, MANUAL] }), files: Readonly<Record<string, unknown>> = {}) {
  if (service.booked().length === 0) keepOnDevice(await booked(service, [van, boat]));
  const go = vi.fn();
  const opened = await openScreen(load, { operator: OPERATOR, service, go }, { path: `/cancel?ref=${REF}`, files });
  return { ...opened, service, go };
}

describe('a payment that was broken off (specification.md#routes: /cancel)', () => {
  test('has charged nothing and lost nothing, and there are other ways', async () => {
    const { user, go } = await openCancel();
    expect(screen.getByText(/^You were not charged/).textContent).toContain(REF);
    await user.click(await screen.findByRole('radio', { name: /^Bank transfer/ }));
    await user.click(screen.getByRole('button', { name: 'Show me how to pay' }));
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith(`/confirmation#ref=${REF}`));
    expect(stored('kept-bookings.1')).toMatchObject([{ instructions: { reference: REF } }]);
  });

  test('the trips can go back into the cart, and the unpaid booking is cancelled', async () => {
    const { user, go, service } = await openCancel();
    await user.click(screen.getByRole('button', { name: 'Move the trips back to the cart' }));
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
    service.failWith('cancel', { kind: 'unavailable', detail: null });
    await user.click(screen.getByRole('button', { name: 'Move the trips back to the cart' }));
    expect(await screen.findByText(/^Nothing was changed/)).toBeTruthy();
    expect(refsInCart()).toEqual([]);
    expect(go).not.toHaveBeenCalled();
  });

  const backButton = () => screen.getByRole('button', { name: 'Move the trips back to the cart' });

  test.each([
    ['cannot be looked up', new Error('no line'), /^Nothing was changed: .* could not be checked/],
    ['are not offered any more', undefined, /^Nothing was changed: .* would be lost/],
  ])('none is put back while some %s: the booking stands, and they are named', async (_name, file, text) => {
    const { user, go, service } = await openCancel(undefined, { '/listings/JT-ELN-A.json': file });
    await user.click(backButton());
    const problem = await screen.findByText(text);
    expect(problem.textContent).toContain(BOAT.title);
    expect(problem.textContent).not.toContain(VAN.title);
    expect(service.view(REF).status).toBe('awaiting-payment');
    expect(refsInCart()).toEqual([]);
    expect(go).not.toHaveBeenCalled();
  });

  test('none is put back into a cart that has no room for them', async () => {
    keep(
      'cart-items.1',
      Array.from({ length: MAX_ITEMS - 1 }, (_, index) => ({ ...van, ref: String(index).padStart(8, '0') })),
    );
    const { user, service } = await openCancel();
    await user.click(backButton());
    expect(await screen.findByText(/your cart is full. Remove 1 of its trips first/)).toBeTruthy();
    expect(service.view(REF).status).toBe('awaiting-payment');
    expect(refsInCart()).toHaveLength(MAX_ITEMS - 1);
  });

  test('they go back also where the answer got lost that the booking was cancelled', async () => {
    const { user, go, service } = await openCancel();
    await waitFor(() => expect(service.calls).toContain(`read ${REF}`));
    service.loseNextAnswer();
    await user.click(backButton());
    expect(await screen.findByText(/^No answer:/)).toBeTruthy();
    expect(refsInCart()).toEqual([]);
    await user.click(backButton());
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/cart'));
    expect(refsInCart()).toHaveLength(2);
  });

  test('they go back once, however often the button is pressed, and also after the booking was cancelled', async () => {
    const { user, go, service } = await openCancel();
    await user.tripleClick(backButton());
    await waitFor(() => expect(go).toHaveBeenCalledOnce());
    expect(refsInCart()).toHaveLength(2);
    expect(service.calls.filter((call) => call.startsWith('cancel'))).toHaveLength(1);
    keep('cart-items.1', []);
    cleanup();
    await openCancel(service);
    await user.click(backButton());
    await waitFor(() => expect(refsInCart()).toHaveLength(2));
    expect(service.calls.filter((call) => call.startsWith('cancel'))).toHaveLength(1);
  });

  test('an address that names no booking leads to the cart and to the bookings', async () => {
    const go = vi.fn();
    await openScreen(load, { operator: OPERATOR, service: aTwin(), go }, { path: '/cancel' });
    expect(screen.getByRole('heading', { name: 'Which booking?' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Your cart' }).getAttribute('href')).toBe('/cart');
    expect(screen.getByRole('link', { name: 'My trips' }).getAttribute('href')).toBe('/trips');
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
