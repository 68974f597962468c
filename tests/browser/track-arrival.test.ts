import { beforeEach, expect, test, vi } from 'vitest';
import { trackArrival } from '../../src/lib/browser/track-arrival.ts';
import { $bookingRef } from '../../src/lib/stores/booking-ref.ts';
import { $consent } from '../../src/lib/stores/consent.ts';
import { $conversionQueries } from '../../src/lib/stores/queries.ts';

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

test('the parameters of the address are kept and sent with the booking reference (specification, sections 4 and 7)', async () => {
  trackArrival();
  const kept = { queries: { utm_source: 'guide' }, ref: $bookingRef.get() };
  expect($conversionQueries.get()).toEqual(kept);
  expect(sent.map(({ url, body }) => [url, body.type])).toEqual([['/api/tracking', 'application/json']]);
  expect(JSON.parse((await sent[0]?.body.text()) ?? '')).toEqual(kept);
});

test('an address without parameters sends nothing', () => {
  history.replaceState(null, '', '/tours');
  trackArrival();
  expect(sent).toEqual([]);
  expect($bookingRef.get()).toBeNull();
});

test('who has refused analytics is not followed', () => {
  $consent.set('refused');
  trackArrival();
  expect(sent).toEqual([]);
  expect($conversionQueries.get()).toBeNull();
});

test('a page that the browser opens ahead sends nothing until somebody sees it', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  trackArrival();
  expect(sent).toEqual([]);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(sent).toHaveLength(1);
});

test('a browser that cannot send keeps the parameters and says nothing', () => {
  navigator.sendBeacon = vi.fn(() => {
    throw new TypeError('not here');
  });
  trackArrival();
  expect($conversionQueries.get()?.queries).toEqual({ utm_source: 'guide' });
});
