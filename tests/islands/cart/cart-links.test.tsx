import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { PlaceBookingRequest } from '../../../src/lib/bookings/bookings.contract.ts';
import type { CartItem } from '../../../src/lib/cart/cart-item.schema.ts';
import { aProblem } from '../../fixtures/fakes/an-api.ts';
import { CONTACT } from '../../fixtures/steps/a-client.ts';
import {
  answerSavedCart,
  aSavedCart,
  BOAT,
  freshBrowsers,
  keep,
  line,
  openCart,
  REF,
  refs,
  serveSavedCart,
  stored,
  VAN,
  van,
} from '../../fixtures/steps/an-open-cart.tsx';

freshBrowsers();

/** A booking of the van that was asked for and not answered. */
const aRequest = (bookingRef: string): PlaceBookingRequest => ({
  bookingRef,
  contactInfo: CONTACT,
  bookingItems: [van],
  currency: 'USD',
  expectedTotalUsd: 34,
  termsAccepted: true,
});

describe('a link to a saved cart (specification.md#routes: /cart/{ref})', () => {
  const LINK = `/cart/${REF}#secret=the-secret`;

  test('opens it, keeps its secret and takes it out of the address', async () => {
    serveSavedCart(aSavedCart());
    await openCart([], { path: LINK });
    expect(await screen.findByRole('heading', { name: BOAT.title })).toBeTruthy();
    expect(location.href).not.toContain('the-secret');
    expect(location.pathname).toBe(`/cart/${REF}`);
    expect(stored('booking-ref.1')).toBe(REF);
    expect(stored('booking-secrets.1')).toEqual({ [REF]: 'the-secret' });
    expect(stored('booker.1')).toMatchObject({ name: 'Maria' });
  });

  test('says who else sees it, and makes it this browser’s own', async () => {
    serveSavedCart(aSavedCart());
    const { user } = await openCart([], { path: LINK });
    const note = await screen.findByRole('region', { name: 'This cart is shared' });
    expect(note.textContent).toContain('see your name, e-mail and mobile number, and cancel the booking');
    await user.click(within(note).getByRole('button', { name: 'Make it private' }));
    expect(screen.queryByRole('region', { name: 'This cart is shared' })).toBeNull();
    expect(document.activeElement?.textContent).toContain('This cart is now yours alone');
    expect(refs()).toEqual(['BOAT0000']);
    expect(stored('booking-ref.1')).not.toBe(REF);
    expect(stored('booker.1')).toMatchObject({ name: null });
    expect(location.pathname).toBe('/cart');
  });

  test('says that a friend has booked it, keeps the trips, and lets them be a cart of their own', async () => {
    keep('friend-booking.1', REF);
    keep('booking-ref.1', REF);
    keep('booking-secrets.1', { [REF]: 'the-secret' });
    const asked = vi.fn(() => aProblem(404));
    answerSavedCart(asked);
    const { user } = await openCart([van]);
    const note = await screen.findByRole('region', { name: 'A friend has booked this cart' });
    expect(asked, 'the server has this cart no more').not.toHaveBeenCalled();
    expect(within(note).getByRole('link', { name: 'See the booking' }).getAttribute('href')).toContain(REF);
    await user.click(within(note).getByRole('button', { name: 'Keep my trips' }));
    expect(refs()).toEqual([van.ref]);
    expect(stored('booking-ref.1')).not.toBe(REF);
    expect(screen.queryByRole('region', { name: 'A friend has booked this cart' })).toBeNull();
  });

  test('says the number of a request that failed (specification.md#request-ids)', async () => {
    answerSavedCart(() => aProblem(500, { requestId: 'Q7K2M0XA' }));
    await openCart([], { path: LINK });
    const warning = await screen.findByText(/^This cart could not be loaded/);
    expect(warning.textContent).toContain('If you write to us, tell us this number: Q7K2M0XA.');
  });

  test('keeps its reference while it may have been booked', async () => {
    serveSavedCart(aSavedCart());
    keep('placing.1', [{ key: 'A'.repeat(16), request: aRequest(REF) }]);
    await openCart([], { path: LINK });
    const note = await screen.findByRole('region', { name: 'This cart is shared' });
    expect(within(note).queryByRole('button')).toBeNull();
  });

  test('works on hosts that know only /cart', async () => {
    serveSavedCart(aSavedCart());
    await openCart([], { path: `/cart#ref=${REF}&secret=the-secret` });
    expect(await screen.findByRole('heading', { name: BOAT.title })).toBeTruthy();
    expect(location.href).not.toContain('the-secret');
  });

  test.each([
    ['Combine carts', ['BOAT0000', 'VAN00000'], REF, 'Your cart now has 2 trips.'],
    ['Use linked cart', ['BOAT0000'], REF, 'Your cart now has 1 trip.'],
    ['Keep mine', ['VAN00000'], null, 'Your cart now has 1 trip.'],
  ])('asks first where there is another cart: %s', async (answer, expected, ref, said) => {
    serveSavedCart(aSavedCart());
    const { user } = await openCart([van], { path: LINK });
    const question = await screen.findByRole('region', { name: 'You have two carts' });
    expect(question.textContent).toContain('The cart from the link has 1 trip. On this device you have 1 trip.');
    expect(refs()).toEqual(['VAN00000']);
    await user.click(within(question).getByRole('button', { name: answer }));
    expect(refs()).toEqual(expected);
    expect(stored('booking-ref.1')).toBe(ref);
    expect(screen.queryByRole('region', { name: 'You have two carts' })).toBeNull();
    expect(location.pathname).toBe(ref === null ? '/cart' : `/cart/${REF}`);
    expect(document.activeElement?.textContent).toBe(said);
  });

  test('put together with a cart that has another version of a trip, loses neither', async () => {
    serveSavedCart(aSavedCart({ bookingItems: [{ ...van, trip: { ...van.trip, date: '2027-01-20' } }] }));
    const { user } = await openCart([van], { path: LINK });
    await user.click(await screen.findByRole('button', { name: 'Combine carts' }));
    const dates = stored<CartItem[]>('cart-items.1').map(({ trip }) => trip.date);
    expect(dates).toEqual(['2027-01-20', '2027-01-12']);
    expect(new Set(refs()).size).toBe(2);
  });

  test('says when it opens nothing, and shows the cart that there is', async () => {
    serveSavedCart(aSavedCart());
    await openCart([van], { path: `/cart/${REF}#secret=wrong` });
    expect((await screen.findByRole('alert')).textContent).toContain('cart link does not work');
    expect(line(VAN.title)).toBeTruthy();
  });

  test('never takes away a secret that this browser has', async () => {
    keep('booking-secrets.1', { [REF]: 'the-secret' });
    keep('booking-ref.1', REF);
    serveSavedCart(aSavedCart());
    await openCart([van], { path: `/cart/${REF}#secret=hostile` });
    await waitFor(() => expect(screen.queryByText('Opening the cart …')).toBeNull());
    expect(stored('booking-secrets.1')).toEqual({ [REF]: 'the-secret' });
  });

  test('that cannot be had is tried again', async () => {
    answerSavedCart(() => Response.error());
    const { user } = await openCart([], { path: LINK });
    await screen.findByRole('alert');
    serveSavedCart(aSavedCart());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: BOAT.title })).toBeTruthy();
  });

  test('is offered once the server has the cart, with words about who may use it', async () => {
    keep('booking-ref.1', REF);
    const { user } = await openCart([van]);
    expect(screen.queryByText('Open on another device, or share')).toBeNull();
    cleanup();
    keep('booking-secrets.1', { [REF]: 'the-secret' });
    await openCart([van]);
    await user.click(screen.getByText('Open on another device, or share'));
    const field = screen.getByLabelText<HTMLInputElement>('Link to this cart');
    expect(field.value).toBe(`${location.origin}/cart/${REF}#secret=the-secret`);
    expect(screen.getByText(/see your trips and contact details and change the cart/)).toBeTruthy();
  });
});

test('a cart that another device has changed is asked about', async () => {
  keep('booking-ref.1', REF);
  keep('booking-secrets.1', { [REF]: 'the-secret' });
  keep('cart-revision.1', { latest: 4, saved: 4, ref: REF });
  serveSavedCart(aSavedCart());
  const { user } = await openCart([van]);
  const question = await screen.findByRole('region', { name: 'This cart was changed on another device' });
  await user.click(within(question).getByRole('button', { name: 'Keep mine' }));
  expect(refs()).toEqual(['VAN00000']);
  expect(stored('cart-revision.1')).toEqual({ latest: 6, saved: 5, ref: REF });
});
