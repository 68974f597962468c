import { waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Wait } from '../../../src/islands/offline/backoff.ts';
import { aBookingService, type BookingServiceTwin } from '../../fixtures/fakes/a-booking-service.ts';
import { FakeContainer, FakeWorker, withContainer } from '../../fixtures/fakes/a-worker-container.ts';
import { addOverlaysIsland } from '../../fixtures/fakes/an-overlays-island.tsx';
import { aBookingBody, REF } from '../../fixtures/steps/a-client.ts';
import { freshPages } from '../../fixtures/steps/fresh-page.ts';

freshPages();

const request = aBookingBody() as never as { readonly bookingItems: readonly object[] };

/** A page on which a booking waits, as after the browser was closed and opened again. */
async function aPage(service: BookingServiceTwin = aBookingService(), path = '/tours', wait?: Wait) {
  vi.resetModules();
  addOverlaysIsland();
  history.replaceState(null, '', path);
  localStorage.setItem('booking-ref.1', JSON.stringify(REF));
  localStorage.setItem('cart-items.1', JSON.stringify(request.bookingItems));
  const attempt = { key: 'KEY0KEY0KEY0KEY0', request };
  localStorage.setItem('placing.1', JSON.stringify([attempt]));
  localStorage.setItem('outbox.1', JSON.stringify({ waiting: { key: attempt.key, since: 1 }, news: null }));
  const container = withContainer(new FakeContainer(new FakeWorker()));
  const { syncPendingBookings } = await import('../../../src/islands/offline/sync-pending-bookings.ts');
  syncPendingBookings(service, wait);
  return { service, container };
}

const announced = () => document.querySelector('.toast')?.textContent ?? '';

beforeEach(() => vi.unstubAllGlobals());

describe('a pending booking', () => {
  test('is sent with the next page, and the traveller is notified', async () => {
    const { service } = await aPage();
    await waitFor(() => expect(announced()).toBe(`Your booking was sent: ${REF}. View and pay`));
    expect(document.querySelector('.toast a')?.getAttribute('href')).toBe(`/confirmation#ref=${REF}`);
    expect(service.booked()).toEqual([REF]);
  });

  test('is sent when the connection is back', async () => {
    const service = aBookingService();
    service.failWith('place', { kind: 'offline' });
    await aPage(service);
    await waitFor(() => expect(service.calls).toContain('place'));
    service.failWith('place', null);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(service.booked()).toEqual([REF]));
  });

  test('is sent again after a while to a service that was down, without anything else happening', async () => {
    const service = aBookingService();
    service.failWith('place', { kind: 'unavailable', detail: null });
    const waiting: (() => void)[] = [];
    await aPage(service, '/tours', (task) => {
      waiting.push(task);
      return () => undefined;
    });
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting.pop()?.();
    await waitFor(() => expect(waiting).toHaveLength(1));
    service.failWith('place', null);
    waiting.pop()?.();
    await waitFor(() => expect(service.booked()).toEqual([REF]));
    expect(waiting).toEqual([]);
  });

  test('that the worker has sent is requested again with the same key, and made once', async () => {
    const service = aBookingService();
    service.failWith('place', { kind: 'offline' });
    const { container } = await aPage(service);
    await waitFor(() => expect(service.calls).toContain('place'));
    service.failWith('place', null);
    await service.place(request as never, 'KEY0KEY0KEY0KEY0');
    container.say({ type: 'sent' });
    await waitFor(() => expect(announced()).toContain('was sent'));
    expect(service.booked()).toEqual([REF]);
  });

  test('that was refused says why, and leads to the checkout', async () => {
    const service = aBookingService();
    service.failWith('place', { kind: 'conflict', detail: 'A price has changed.', items: [], errors: [] } as never);
    await aPage(service);
    await waitFor(() => expect(announced()).toBe('Your booking was not made. A price has changed. Check it'));
  });

  test('that was refused is left to the checkout to say where that is open', async () => {
    const service = aBookingService();
    service.failWith('place', { kind: 'conflict', detail: 'A price has changed.', items: [], errors: [] } as never);
    await aPage(service, '/payment');
    await waitFor(() => expect(localStorage.getItem('outbox.1')).toContain('refused'));
    expect(announced()).toBe('');
  });
});

describe('the service worker', () => {
  test('gets pending requests, and is woken when there is a connection', async () => {
    const service = aBookingService();
    service.failWith('everything', { kind: 'offline' });
    const { container } = await aPage(service);
    const { cancelPending, storePending } = await import(
      '../../../src/islands/booking-service/pending-bookings.store.ts'
    );
    cancelPending();
    const toWorker = () => container.controller?.told ?? [];
    await waitFor(() => expect(toWorker()).toContainEqual({ type: 'send-later', requests: [] }));
    storePending(request as never);
    await waitFor(() => expect(container.registration?.syncs).toEqual(['outbox']));
    expect(toWorker().at(-1)).toMatchObject({ type: 'send-later', requests: [{ path: '/api/bookings' }] });
  });
});
