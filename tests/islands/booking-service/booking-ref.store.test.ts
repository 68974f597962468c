import { beforeEach, describe, expect, test } from 'vitest';
import { $conversionQueries, recordAttribution } from '../../../src/islands/analytics/query-params.store.ts';
import { $bookingRef, bookingRef, renewBookingRef } from '../../../src/islands/booking-service/booking-ref.store.ts';
import { seededRandom } from '../../../src/lib/catalogue/random.ts';

beforeEach(() => {
  $bookingRef.set(null);
  $conversionQueries.set(null);
});

describe('the booking reference (specification.md#state)', () => {
  test('is created when it is needed, and stored', () => {
    const ref = bookingRef();
    expect(ref).toMatch(/^[0-9A-Z]{8}$/);
    expect(bookingRef()).toBe(ref);
    expect(JSON.parse(localStorage.getItem('booking-ref.1') ?? '')).toBe(ref);
  });

  test('is another one for another booking (specification.md#booker)', () => {
    const ref = bookingRef(seededRandom('one'));
    expect(renewBookingRef(seededRandom('two'))).not.toBe(ref);
    expect(bookingRef()).toBe($bookingRef.get());
  });
});

describe('the campaign parameters of an address (specification.md#start-of-a-page)', () => {
  test('are stored with the booking reference', () => {
    expect(recordAttribution('?utm_source=guide')).toEqual({ queries: { utm_source: 'guide' }, ref: bookingRef() });
  });

  test('are null without a parameter', () => {
    expect(recordAttribution('')).toBeNull();
    expect(recordAttribution('?')).toBeNull();
    expect($conversionQueries.get()).toBeNull();
  });

  test('are added to those of an earlier visit', () => {
    recordAttribution('?utm_source=guide');
    expect(recordAttribution('?gclid=1')?.queries).toEqual({ utm_source: 'guide', gclid: '1' });
  });
});
