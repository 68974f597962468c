import { expect, test } from 'vitest';
import { bookingRejectedText } from '../../../src/lib/checkout/booking-rejected.text.ts';

test.each(['conflict', 'invalid'] as const)('a service that says why there was a %s is quoted', (kind) => {
  expect(bookingRejectedText({ kind, detail: 'The boat is full.' }, 'en')).toBe('The boat is full.');
});

test.each([
  [{ kind: 'conflict', detail: null }, /^Something has changed since you chose/],
  [{ kind: 'invalid', detail: null }, /^Some details are missing or wrong/],
  [{ kind: 'no-api' }, /^Nothing was booked: this copy of the site takes requests by message only/],
  [{ kind: 'offline' }, /saved on this device/],
] as const)('%j is called what it is', (outcome, text) => {
  expect(bookingRejectedText(outcome, 'en')).toMatch(text);
});

test('a cart that a friend has booked, and one that was booked before, are called so without the service', () => {
  expect(bookingRejectedText({ kind: 'conflict', detail: null, isFriendBooking: true }, 'en')).toMatch(
    /^Someone you share this cart with has already booked it/,
  );
  expect(bookingRejectedText({ kind: 'conflict', detail: null, isAnsweredBefore: true }, 'en')).toMatch(
    /^You have already booked this, so nothing was booked again/,
  );
});
