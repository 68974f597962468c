import { beforeEach, describe, expect, test } from 'vitest';
import { $attempts } from '../../../src/islands/booking-service/booking-attempts.store.ts';
import { $bookingRef } from '../../../src/islands/booking-service/booking-ref.store.ts';
import { $bookingSecrets } from '../../../src/islands/booking-service/booking-secrets.store.ts';
import { $booker } from '../../../src/islands/cart/booker.store.ts';
import { $cartItems } from '../../../src/islands/cart/cart.store.ts';
import { findFriendBooking } from '../../../src/islands/cart/find-friend-booking.ts';
import { $friendBooking } from '../../../src/islands/cart/friend-booking.store.ts';
import { makeCartOwn } from '../../../src/islands/cart/shared-cart.store.ts';
import { placeOnce } from '../../../src/islands/checkout/send-booking.ts';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { aBookingService } from '../../fixtures/fakes/a-booking-service.ts';
import { aBookingBody, CONTACT, REF } from '../../fixtures/steps/a-client.ts';

const aRequest = (changes: object = {}) => aBookingBody(changes) as Parameters<typeof placeOnce>[0];

beforeEach(() => {
  $attempts.set([]);
  $bookingSecrets.set({});
  $friendBooking.set(null);
  $bookingRef.set(REF);
  $booker.set(CONTACT);
  $cartItems.set([aCartItem('AAAAAAAA')]);
});

describe('a shared cart that a friend has booked', () => {
  const friends = { ...CONTACT, name: 'Ben', email: 'ben@example.com' };

  test('is said to be booked, and nothing of this browser is dropped', async () => {
    const service = aBookingService();
    await service.place(aRequest({ contactInfo: friends }), 'a-friends-key');
    const outcome = await placeOnce(aRequest(), service);
    expect(outcome).toMatchObject({ kind: 'conflict', detail: expect.stringContaining('has already booked it') });
    expect([$cartItems.get().length, $booker.get(), $bookingRef.get()]).toEqual([1, CONTACT, REF]);
    expect($friendBooking.get()).toBe(REF);
    expect(service.booked()).toEqual([REF]);
  });

  test('can be booked once more under another reference', async () => {
    const service = aBookingService();
    await service.place(aRequest({ contactInfo: friends }), 'a-friends-key');
    await placeOnce(aRequest(), service);
    makeCartOwn();
    expect($friendBooking.get()).toBeNull();
    expect(await placeOnce(aRequest({ bookingRef: $bookingRef.get() as string }), service)).toMatchObject({
      kind: 'ok',
    });
    expect(service.booked()).toHaveLength(2);
  });

  test('is shown when its link is opened, to whoever has the secret', async () => {
    const service = aBookingService();
    await service.place(aRequest({ contactInfo: friends }), 'a-friends-key');
    expect(await findFriendBooking(REF, service)).toBe(false);
    $bookingSecrets.set({ [REF]: 'the-secret' });
    expect(await findFriendBooking(REF, service)).toBe(true);
    expect($friendBooking.get()).toBe(REF);
  });
});
