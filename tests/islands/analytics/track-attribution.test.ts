import { beforeEach, expect, test, vi } from 'vitest';
import { $consent } from '../../../src/islands/analytics/consent.store.ts';
import { $conversionQueries } from '../../../src/islands/analytics/query-params.store.ts';
import { trackAttribution } from '../../../src/islands/analytics/track-attribution.ts';
import { $bookingRef } from '../../../src/islands/booking-service/booking-ref.store.ts';
import { $bookingSecrets } from '../../../src/islands/booking-service/booking-secrets.store.ts';

/** What was handed to the browser for sending. */
let sent: { readonly url: string; readonly body: Blob }[];

beforeEach(() => {
  sent = [];
  $conversionQueries.set(null);
  $bookingRef.set(null);
  $consent.set('unset');
  navigator.sendBeacon = (url, body) => sent.push({ url: String(url), body: body as Blob }) > 0;
  Reflect.deleteProperty(document, 'prerendering');
  history.replaceState(null, '', '/tours?utm_source=guide');
});

test('the parameters of the address are stored and sent with the booking reference (specification.md#start-of-a-page)', async () => {
  trackAttribution();
  const stored = { queries: { utm_source: 'guide' }, ref: $bookingRef.get() };
  expect($conversionQueries.get()).toEqual(stored);
  expect(sent.map(({ url, body }) => [url, body.type])).toEqual([['/api/tracking', 'application/json']]);
  expect(JSON.parse((await sent[0]?.body.text()) ?? '')).toEqual(stored);
});

test('the secret of a cart that was saved goes along', () => {
  const fetched = vi.fn(async () => new Response(null, { status: 202 }));
  vi.stubGlobal('fetch', fetched);
  $bookingRef.set('ABCD1234');
  $bookingSecrets.set({ ABCD1234: 'secret' });
  trackAttribution();
  vi.unstubAllGlobals();
  $bookingSecrets.set({});
  expect(sent).toEqual([]);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/tracking', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Booking-Secret': 'secret' },
    body: JSON.stringify({ queries: { utm_source: 'guide' }, ref: 'ABCD1234' }),
    // It arrives also where the page is left meanwhile.
    keepalive: true,
    signal: expect.any(AbortSignal),
  });
});

test('an address without parameters sends nothing', () => {
  history.replaceState(null, '', '/tours');
  trackAttribution();
  expect(sent).toEqual([]);
  expect($bookingRef.get()).toBeNull();
});

test('a search on this site is nobody’s campaign: nothing is stored or sent', () => {
  history.replaceState(null, '', '/search?origin=PPS&destination=ELN');
  trackAttribution();
  expect(sent).toEqual([]);
  expect($bookingRef.get()).toBeNull();
});

test('a visitor who refused analytics is not tracked', () => {
  $consent.set('refused');
  trackAttribution();
  expect(sent).toEqual([]);
  expect($conversionQueries.get()).toBeNull();
});

test('a prerendered page sends nothing until it is shown', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  trackAttribution();
  expect(sent).toEqual([]);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(sent).toHaveLength(1);
});

test('a browser that cannot send keeps the parameters and says nothing', () => {
  navigator.sendBeacon = vi.fn(() => {
    throw new TypeError('not here');
  });
  trackAttribution();
  expect($conversionQueries.get()?.queries).toEqual({ utm_source: 'guide' });
});
