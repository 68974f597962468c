import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { PlaceBookingRequest, PlaceOutcome } from '../../../src/lib/bookings/bookings.contract.ts';
import type { CartItem } from '../../../src/lib/cart/cart-item.schema.ts';
import { button, fillIn, name, openCheckout, tick } from '../../fixtures/steps/an-open-checkout.tsx';
import { aTwin, freshScreens, REF, stored, van } from '../../fixtures/steps/an-open-screen.tsx';

freshScreens();

const { ref, trip } = van;

/** What the service answers while the van of the cart has one place left. */
function refuse(request: PlaceBookingRequest): PlaceOutcome {
  return {
    kind: 'conflict',
    detail: 'Not enough places are left. Nothing was booked: choose another departure.',
    items: request.bookingItems,
    errors: [{ field: 'bookingItems.0.trip.time', detail: 'There is room for 1 at most.' }],
    fullTrips: [
      {
        ref,
        status: 'LIMITED',
        vacancies: 1,
        largestGroup: 1,
        alternatives: [{ date: trip.date, time: '09:30', vacancies: 3 }],
      },
    ],
  };
}

/** A service whose van is full at the hour of the cart. */
function fullService() {
  const service = aTwin();
  const { place } = service;
  service.place = async (request, key) => {
    const isFull = request.bookingItems.some((item) => item.ref === ref && item.trip.time === trip.time);
    const outcome = await (isFull ? service.read('NOTHING0') : place(request, key));
    return isFull && outcome.kind === 'not-found' ? refuse(request) : (outcome as PlaceOutcome);
  };
  return service;
}

const hourInCart = () => stored<CartItem[]>('cart-items.1').map((item) => item.trip.time);
const alternative = () => screen.findByRole('button', { name: /9:30 AM ?, 3 places left$/ });

describe('a trip without a place (specification.md#selling-places)', () => {
  test('says what is left, moves with one press, and is booked with the rest of the cart', async () => {
    const { user, service, go } = await openCheckout({ service: fullService() });
    await fillIn(user);
    await user.click(button());
    await screen.findByRole('heading', { name: 'Not enough places are left' });
    expect(screen.getByText(/Only 1 place is left, and there are \d of you\./)).toBeTruthy();
    await user.click(await alternative());
    expect(hourInCart()).toEqual(['09:30']);
    expect(screen.queryByRole('heading', { name: 'Not enough places are left' })).toBeNull();
    const moved = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(moved).toContainEqual(expect.stringMatching(/ is now on .*9:30 AM\. Book again below\.$/));
    expect(document.activeElement).toBe(button());
    await user.click(button());
    await waitFor(() => expect(service.booked()).toEqual([REF]));
    await waitFor(() => expect(go).toHaveBeenCalled());
  });

  test('that was booked without a connection comes back with the same choice, and nothing is lost', async () => {
    const service = fullService();
    service.failWith('everything', { kind: 'offline' });
    const { user } = await openCheckout({ service });
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Book when I am online' }));
    await screen.findByRole('heading', { name: 'Saved on this phone, not sent yet' });
    service.failWith('everything', null);
    await user.click(screen.getByRole('button', { name: 'Send now' }));
    await screen.findByRole('heading', { name: 'Not booked yet' });
    expect(name().value).toBe('Maria Santos');
    expect(screen.queryByRole('heading', { name: 'These trips cannot be booked as they are' })).toBeNull();
    await user.click(await alternative());
    expect(hourInCart()).toEqual(['09:30']);
    await user.click(await tick());
    await user.click(button());
    await waitFor(() => expect(service.booked()).toEqual([REF]));
  });
});
