import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $attempts } from '../../../src/islands/booking-service/booking-attempts.store.ts';
import { $bookingRef } from '../../../src/islands/booking-service/booking-ref.store.ts';
import { $bookingSecrets, storeSecret } from '../../../src/islands/booking-service/booking-secrets.store.ts';
import {
  $pendingBookings,
  cancelPending,
  clearSendResult,
  NOTHING_PENDING,
  pendingBooking,
  storePending,
} from '../../../src/islands/booking-service/pending-bookings.store.ts';
import { $storedBookings, storedBooking } from '../../../src/islands/booking-service/stored-bookings.store.ts';
import { $cartItems } from '../../../src/islands/cart/cart.store.ts';
import { pendingRequests } from '../../../src/islands/checkout/pending-booking-requests.ts';
import { placeOnce } from '../../../src/islands/checkout/send-booking.ts';
import { sendPending } from '../../../src/islands/checkout/send-pending-booking.ts';
import { IDEMPOTENCY_HEADER, SECRET_HEADER } from '../../../src/lib/site/headers.ts';
import { aBookingService } from '../../fixtures/fakes/a-booking-service.ts';
import { aBookingBody, REF } from '../../fixtures/steps/a-client.ts';

const request = aBookingBody() as Parameters<typeof placeOnce>[0];

/** Books while the line is gone, and leaves the booking waiting. */
async function bookOffline(service = aBookingService()) {
  service.failWith('place', { kind: 'offline' });
  await placeOnce(request, service);
  storePending(request, 1000);
  service.failWith('place', null);
  return service;
}

beforeEach(() => {
  $pendingBookings.set(NOTHING_PENDING);
  $attempts.set([]);
  $storedBookings.set([]);
  $bookingSecrets.set({});
  $bookingRef.set(REF);
  $cartItems.set(request.bookingItems);
});

describe('a booking that was made without a connection', () => {
  test('waits, and is sent once when there is one', async () => {
    const service = await bookOffline();
    expect($pendingBookings.get().waiting).toEqual({ key: pendingBooking()?.key, since: 1000 });
    expect(await sendPending(service)).toMatchObject({ kind: 'ok', booking: { ref: REF } });
    expect(await sendPending(service)).toBeNull();
    expect($pendingBookings.get()).toEqual({ waiting: null, news: { kind: 'booked', ref: REF } });
    expect(service.booked()).toEqual([REF]);
    expect(storedBooking(REF)).not.toBeNull();
  });

  test.each([{ kind: 'offline' }, { kind: 'unavailable', detail: null }] as const)(
    'goes on waiting while the answer is %j',
    async (trouble) => {
      const service = await bookOffline();
      service.failWith('place', trouble);
      await sendPending(service);
      expect(pendingBooking()?.request).toEqual(request);
      expect($pendingBookings.get().news).toBeNull();
    },
  );

  test('is the same booking when it is sent again after its response was lost', async () => {
    const service = aBookingService();
    service.loseNextAnswer();
    await placeOnce(request, service);
    storePending(request);
    expect(await sendPending(service)).toMatchObject({ kind: 'ok' });
    expect(service.booked()).toEqual([REF]);
  });

  test('that the service refuses waits no longer, and says why', async () => {
    const service = await bookOffline();
    service.failWith('place', { kind: 'conflict', detail: 'A price has changed.', items: [], errors: [] } as never);
    await sendPending(service);
    expect($pendingBookings.get()).toEqual({
      waiting: null,
      news: { kind: 'refused', detail: 'A price has changed.', errors: [] },
    });
    expect($cartItems.get()).toHaveLength(1);
    clearSendResult();
    expect($pendingBookings.get().news).toBeNull();
  });

  test('goes on waiting under a new reference where the secret of the old one was lost', async () => {
    const service = await bookOffline();
    service.take(REF);
    const { place } = service;
    let calls = 0;
    const cutOff = {
      ...service,
      place: (...given: Parameters<typeof place>) => (calls++ ? { kind: 'offline' } : place(...given)),
    };
    await sendPending(cutOff as typeof service);
    const waiting = pendingBooking();
    expect(waiting?.request.bookingRef).toBe($bookingRef.get());
    expect(waiting?.request.bookingRef).not.toBe(REF);
    expect(await sendPending(service)).toMatchObject({ kind: 'ok', booking: { ref: waiting?.request.bookingRef } });
    expect(service.booked()).toHaveLength(1);
  });

  test('is not sent once the traveller has changed the cart', async () => {
    const service = await bookOffline();
    service.calls.length = 0;
    $cartItems.set([]);
    expect(await sendPending(service)).toBeNull();
    expect(service.calls).toEqual([]);
    expect($pendingBookings.get()).toMatchObject({ waiting: null, news: { kind: 'refused' } });
  });

  test('is not sent once the traveller has cancelled it', async () => {
    const service = await bookOffline();
    cancelPending();
    expect(await sendPending(service)).toBeNull();
    expect(service.booked()).toEqual([]);
  });
});

describe('a booking that was refused while it waited', () => {
  const NUMBER = { field: 'contactInfo.mobile', detail: 'a number that exists' };

  test.each([
    [{ kind: 'invalid', errors: [NUMBER], detail: null }, /^Some details are missing/, [NUMBER]],
    [{ kind: 'no-api' }, /takes requests by message only/, []],
    [{ kind: 'not-found' }, /cannot open that booking/, []],
    [{ kind: 'conflict', detail: null, items: [], errors: [] }, /^Something has changed/, []],
  ])('says that it was %j', async (outcome, detail, errors) => {
    const service = await bookOffline();
    service.failWith('place', outcome as never);
    await sendPending(service);
    expect($pendingBookings.get().news).toEqual({ kind: 'refused', detail: expect.stringMatching(detail), errors });
  });
});

describe('what is sent of two bookings under one reference', () => {
  test('is the one that was requested last, also when it was requested before', async () => {
    const service = aBookingService();
    service.failWith('everything', { kind: 'offline' });
    const other = { ...request, contactInfo: { ...request.contactInfo, name: 'Somebody Else' } };
    for (const asked of [request, other, request]) {
      await placeOnce(asked, service);
      storePending(asked);
    }
    expect(pendingBooking()?.request.contactInfo).toEqual(request.contactInfo);
  });
});

describe('a browser with locks', () => {
  const withLocks = (ask: (begin: (lock: object | null) => Promise<unknown>) => Promise<unknown>) =>
    vi.stubGlobal('navigator', { locks: { request: (_name: string, _options: object, begin: never) => ask(begin) } });

  afterEach(() => void vi.unstubAllGlobals());

  test('that forbids them sends all the same', async () => {
    const service = await bookOffline();
    withLocks(() => Promise.reject(new DOMException('denied', 'SecurityError')));
    expect(await sendPending(service)).toMatchObject({ kind: 'ok' });
  });

  test('sends nothing while another tab does', async () => {
    const service = await bookOffline();
    withLocks((begin) => begin(null));
    expect(await sendPending(service)).toBeNull();
    expect(service.booked()).toEqual([]);
  });
});

describe('the request that the service worker sends', () => {
  test('is the same request with the same key', async () => {
    await bookOffline();
    storeSecret(REF, 'a-secret-of-the-cart');
    const [later] = pendingRequests();
    expect(later?.path).toBe('/api/bookings');
    expect(JSON.parse(later?.body ?? '')).toEqual(request);
    expect(later?.headers).toMatchObject({
      [IDEMPOTENCY_HEADER]: pendingBooking()?.key,
      [SECRET_HEADER]: 'a-secret-of-the-cart',
    });
  });

  test('is none while no booking waits', () => {
    expect(pendingRequests()).toEqual([]);
  });
});

test.each(['{', '7', '{"waiting":{"key":7}}', '{"waiting":null,"news":{"kind":"booked"}}'])(
  'storage that holds %s is an empty outbox',
  async (stored) => {
    localStorage.setItem('outbox.1', stored);
    window.dispatchEvent(
      Object.assign(new Event('storage'), { key: 'outbox.1', newValue: stored, storageArea: localStorage }),
    );
    expect($pendingBookings.get()).toEqual(NOTHING_PENDING);
  },
);
