import { beforeEach, describe, expect, test } from 'vitest';
import { $attempts } from '../../../src/islands/booking-service/booking-attempts.store.ts';
import { $bookingRef } from '../../../src/islands/booking-service/booking-ref.store.ts';
import { $bookingSecrets, secretOf } from '../../../src/islands/booking-service/booking-secrets.store.ts';
import { $storedBookings, storedBooking } from '../../../src/islands/booking-service/stored-bookings.store.ts';
import { $booker } from '../../../src/islands/cart/booker.store.ts';
import { $cartItems } from '../../../src/islands/cart/cart.store.ts';
import { $reservedCartRef } from '../../../src/islands/cart/cart-ref-reservation.store.ts';
import { placeOnce } from '../../../src/islands/checkout/send-booking.ts';
import { $searchData } from '../../../src/islands/search/search-data.store.ts';
import { EMPTY_BOOKER } from '../../../src/lib/booking/booker.schema.ts';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { aBookingService } from '../../fixtures/fakes/a-booking-service.ts';
import { aBookingBody, CONTACT, REF } from '../../fixtures/steps/a-client.ts';

const aRequest = (changes: object = {}) => aBookingBody(changes) as Parameters<typeof placeOnce>[0];

beforeEach(() => {
  $attempts.set([]);
  $storedBookings.set([]);
  $bookingSecrets.set({});
  $bookingRef.set(REF);
  $booker.set(CONTACT);
  $cartItems.set([aCartItem('AAAAAAAA')]);
});

describe('a placed booking', () => {
  test('is stored on the device with its secret, and the state is reset (specification.md#booker)', async () => {
    $searchData.set({ origin: 'PPS' } as never);
    const outcome = await placeOnce(aRequest(), aBookingService());
    expect(outcome).toMatchObject({ kind: 'ok', earlier: false, booking: { ref: REF, totalUsd: 173 } });
    expect(storedBooking(REF)?.booking.status).toBe('awaiting-payment');
    expect(secretOf(REF)).toBe(`secret-of-${REF}`);
    expect($bookingRef.get()).toMatch(/^[0-9A-Z]{8}$/);
    expect($bookingRef.get()).not.toBe(REF);
    expect($booker.get()).toEqual(EMPTY_BOOKER);
    expect($cartItems.get()).toEqual([]);
    expect($searchData.get()).toEqual({});
    expect($attempts.get()).toEqual([]);
  });

  test('is made once, however often it is requested at the same time', async () => {
    const service = aBookingService();
    const outcomes = await Promise.all([placeOnce(aRequest(), service), placeOnce(aRequest(), service)]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['ok', 'ok']);
    expect(service.booked()).toEqual([REF]);
  });

  test('is found again when its answer was lost, and it is sent once more', async () => {
    const service = aBookingService();
    service.loseNextAnswer();
    expect(await placeOnce(aRequest(), service)).toEqual({ kind: 'offline' });
    expect($cartItems.get()).toHaveLength(1);
    expect(await placeOnce(aRequest(), service)).toMatchObject({ kind: 'ok', earlier: false });
    expect(service.booked()).toEqual([REF]);
  });

  test('is found again when its answer was lost and the traveller has changed something since: what was booked counts', async () => {
    const service = aBookingService();
    service.loseNextAnswer();
    await placeOnce(aRequest(), service);
    const changed = aRequest({ contactInfo: { ...CONTACT, name: 'Maria S. Santos' } });
    const outcome = await placeOnce(changed, service);
    expect(outcome).toMatchObject({ kind: 'ok', earlier: true, booking: { booker: { name: CONTACT.name } } });
    expect(secretOf(REF)).toBe(`secret-of-${REF}`);
    expect(service.booked()).toEqual([REF]);
  });

  test('is found again when another device with the secret has placed it', async () => {
    const service = aBookingService();
    await service.place(aRequest(), 'another-device-key');
    expect(await placeOnce(aRequest(), service)).toMatchObject({ kind: 'ok', earlier: true });
  });
});

describe('a reference whose secret was lost', () => {
  test('is given up, and the booking is placed under a new one', async () => {
    const service = aBookingService();
    service.take(REF);
    const outcome = await placeOnce(aRequest(), service);
    const [ref = ''] = service.booked();
    expect(service.booked()).toHaveLength(1);
    expect(ref).not.toBe(REF);
    expect(outcome).toMatchObject({ kind: 'ok', earlier: false, booking: { ref } });
    expect(secretOf(ref)).toBe(`secret-of-${ref}`);
    expect($attempts.get()).toEqual([]);
  });

  test('because a page was left too early is not even requested', async () => {
    const service = aBookingService();
    $reservedCartRef.set(REF);
    await placeOnce(aRequest(), service);
    expect(service.calls).toEqual(['place']);
    expect(service.booked()).not.toEqual([REF]);
    expect($reservedCartRef.get()).toBe(REF);
    $reservedCartRef.set(null);
  });

  test('stays where this browser has a secret of it, or the cart has another reference by now', async () => {
    const service = aBookingService();
    service.take(REF);
    $bookingSecrets.set({ [REF]: 'not-this-one' });
    expect(await placeOnce(aRequest(), service)).toEqual({ kind: 'not-found' });
    $bookingSecrets.set({});
    $bookingRef.set('ZZZZ9999');
    expect(await placeOnce(aRequest(), service)).toEqual({ kind: 'not-found' });
    expect(service.booked()).toEqual([]);
  });
});

describe('a booking whose response was lost is never made again under another reference', () => {
  const changed = aRequest({ contactInfo: { ...CONTACT, name: 'Maria S. Santos' } });
  const lose = async () => {
    const service = aBookingService();
    service.loseNextAnswer();
    await placeOnce(aRequest(), service);
    return service;
  };

  test('when its request was repeated too often to be told the secret, as it was or changed', async () => {
    const service = await lose();
    service.exhaust(REF);
    for (const request of [aRequest(), aRequest(), changed, changed, aRequest()]) {
      expect(await placeOnce(request, service)).toMatchObject({ kind: 'conflict', detail: 'Booked before.' });
    }
    expect(service.booked()).toEqual([REF]);
    expect($bookingRef.get()).toBe(REF);
  });

  test.each([
    ['a proxy or a file server', { kind: 'no-api' }],
    ['a service that takes other fields by now', { kind: 'invalid', errors: [], detail: null }],
    ['nobody', { kind: 'offline' }],
  ] as const)('when its repetition is answered by %s', async (_name, answer) => {
    const service = await lose();
    service.exhaust(REF);
    service.failWith('place', answer as never);
    expect(await placeOnce(aRequest(), service)).toEqual(answer);
    service.failWith('place', null);
    expect(await placeOnce(changed, service)).toMatchObject({ kind: 'conflict', detail: 'Booked before.' });
    expect(service.booked()).toEqual([REF]);
  });

  test('when the connection breaks while it is requested', async () => {
    const service = await lose();
    service.exhaust(REF);
    const { place } = service;
    let asked = 0;
    service.place = async (...args) => {
      asked += 1;
      return asked === 2 ? { kind: 'offline' } : place(...args);
    };
    expect(await placeOnce(changed, service)).toEqual({ kind: 'offline' });
    expect(service.booked()).toEqual([REF]);
    expect($attempts.get()).toHaveLength(2);
  });

  test('when so much was changed since that it is not known any more', async () => {
    const service = await lose();
    service.exhaust(REF);
    service.failWith('place', { kind: 'offline' });
    for (const name of ['Ann', 'Ben', 'Cat', 'Dan']) {
      await placeOnce(aRequest({ contactInfo: { ...CONTACT, name } }), service);
    }
    service.failWith('place', null);
    expect(await placeOnce(changed, service)).toEqual({ kind: 'not-found' });
    expect(service.booked()).toEqual([REF]);
  });
});

describe('a booking that was not placed', () => {
  test.each([
    ['the line is gone', { kind: 'offline' } as const, 1],
    ['the service is down', { kind: 'unavailable', detail: null } as const, 1],
    ['there is no service', { kind: 'no-api' } as const, 0],
  ])('leaves everything as it is when %s', async (_name, trouble, attempts) => {
    const service = aBookingService();
    service.failWith('place', trouble);
    expect(await placeOnce(aRequest(), service)).toEqual(trouble);
    expect($cartItems.get()).toHaveLength(1);
    expect($booker.get()).toEqual(CONTACT);
    expect($bookingRef.get()).toBe(REF);
    // What may have arrived is sent again with the same key.
    expect($attempts.get()).toHaveLength(attempts);
  });

  test('returns what the cart should be, and removes the attempt', async () => {
    const outcome = await placeOnce(aRequest({ expectedTotalUsd: 100 }), aBookingService());
    expect(outcome).toMatchObject({ kind: 'conflict', items: [{ ref: 'AAAAAAAA', totalUsd: 173 }] });
    expect($attempts.get()).toEqual([]);
    expect($cartItems.get()).toHaveLength(1);
  });

  test('returns the conflict when the reference is another person’s', async () => {
    const service = aBookingService();
    service.failWith('place', { kind: 'not-found' });
    service.failWith('read', { kind: 'not-found' });
    expect(await placeOnce(aRequest(), service)).toEqual({ kind: 'not-found' });
  });
});
