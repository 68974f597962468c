import { describe, expect, test } from 'vitest';
import {
  BOOKING_EVENTS,
  BOOKING_STATUSES,
  type BookingEvent,
  type BookingStatus,
  isCancellable,
  isFinal,
  statusAfter,
} from '../../../src/lib/bookings/booking-status.ts';

/** Every transition that there is; whatever is not listed must change nothing. */
const ALLOWED: readonly (readonly [BookingStatus, BookingEvent, BookingStatus])[] = [
  ['draft', 'place', 'awaiting-payment'],
  ['awaiting-payment', 'receive-deposit', 'deposit-paid'],
  ['awaiting-payment', 'receive-payment', 'paid'],
  ['awaiting-payment', 'confirm', 'confirmed'],
  ['awaiting-payment', 'cancel', 'cancelled'],
  ['awaiting-payment', 'expire', 'expired'],
  ['deposit-paid', 'receive-payment', 'paid'],
  ['deposit-paid', 'confirm', 'confirmed'],
  ['deposit-paid', 'cancel', 'cancelled'],
  ['deposit-paid', 'complete', 'completed'],
  ['deposit-paid', 'miss', 'no-show'],
  ['paid', 'confirm', 'confirmed'],
  ['paid', 'cancel', 'cancelled'],
  ['paid', 'complete', 'completed'],
  ['paid', 'miss', 'no-show'],
  ['confirmed', 'receive-payment', 'confirmed'],
  ['confirmed', 'cancel', 'cancelled'],
  ['confirmed', 'complete', 'completed'],
  ['confirmed', 'miss', 'no-show'],
  ['expired', 'place', 'awaiting-payment'],
  ['expired', 'receive-deposit', 'deposit-paid'],
  ['expired', 'receive-payment', 'paid'],
];

const EVERY = BOOKING_STATUSES.flatMap((status) => BOOKING_EVENTS.map((event) => [status, event] as const));

describe('where a booking stands after an event', () => {
  test.each(EVERY)('is known for %s, then %s', (status, event) => {
    const allowed = ALLOWED.find(([from, on]) => from === status && on === event);
    expect(statusAfter(status, event)).toBe(allowed?.[2] ?? null);
  });

  test('a paid booking never expires', () => {
    for (const status of ['deposit-paid', 'paid', 'confirmed'] as const)
      expect(statusAfter(status, 'expire')).toBeNull();
  });

  test('money is never refused but for a booking that is over or was never placed', () => {
    const refusing = BOOKING_STATUSES.filter((status) => statusAfter(status, 'receive-payment') === null);
    expect(refusing).toEqual(['draft', 'paid', 'cancelled', 'completed', 'no-show']);
  });

  test('what is ahead can be called off', () => {
    expect(BOOKING_STATUSES.filter(isCancellable)).toEqual(['awaiting-payment', 'deposit-paid', 'paid', 'confirmed']);
  });

  test('three ends are final', () => {
    expect(BOOKING_STATUSES.filter(isFinal)).toEqual(['cancelled', 'completed', 'no-show']);
  });
});
