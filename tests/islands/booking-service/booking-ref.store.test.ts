import { beforeEach, describe, expect, test } from 'vitest';
import { $conversionQueries, recordAttribution } from '../../../src/islands/analytics/query-params.store.ts';
import { $bookingRef, bookingRef, renewBookingRef } from '../../../src/islands/booking-service/booking-ref.store.ts';
import { seededRandom } from '../../../src/lib/catalogue/random.ts';

beforeEach(() => {
  $bookingRef.set(null);
  $conversionQueries.set(null);
});

describe('the booking reference (specification.md#state)', () => {
  test('is made when it is needed, and kept', () => {
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

describe('the parameters that somebody came with (specification.md#start-of-a-page)', () => {
  test('are kept with the booking reference', () => {
    expect(recordAttribution('?utm_source=guide')).toEqual({ queries: { utm_source: 'guide' }, ref: bookingRef() });
  });

  test('are nothing without a parameter', () => {
    expect(recordAttribution('')).toBeNull();
    expect(recordAttribution('?')).toBeNull();
    expect($conversionQueries.get()).toBeNull();
  });

  test('add to those of an earlier visit', () => {
    recordAttribution('?utm_source=guide');
    expect(recordAttribution('?gclid=1')?.queries).toEqual({ utm_source: 'guide', gclid: '1' });
  });
});
