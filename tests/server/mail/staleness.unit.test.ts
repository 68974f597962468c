import { expect, test } from 'vitest';
import type { BookingStatus } from '../../../src/lib/bookings/booking-status.ts';
import type { MailOccasion } from '../../../src/lib/emails/mailed-booking.ts';
import { dropReasonOf } from '../../../src/server/mail/staleness.ts';
import type { NewMail } from '../../../src/server/repositories/mail-record.ts';
import { mailFacts } from '../../fixtures/builders/mail-sources.ts';

const mail = (occasion: MailOccasion, kind: 'traveller' | 'operator' | 'provider'): NewMail => ({
  id: 'ABCD1234-0-x',
  bookingRef: 'ABCD1234',
  occasion,
  recipient: kind === 'provider' ? { kind, name: 'ADSTS' } : { kind },
  facts: mailFacts(),
});

test.each<[MailOccasion, 'traveller' | 'operator' | 'provider', BookingStatus, boolean]>([
  ['place', 'traveller', 'awaiting-payment', true],
  ['place', 'traveller', 'paid', false],
  ['place', 'traveller', 'expired', false],
  ['place', 'operator', 'cancelled', true],
  ['receive-payment', 'traveller', 'confirmed', true],
  ['receive-payment', 'traveller', 'cancelled', false],
  ['receive-payment', 'provider', 'cancelled', false],
  ['receive-payment', 'provider', 'confirmed', true],
  ['confirm', 'traveller', 'completed', true],
  ['expire', 'traveller', 'expired', true],
  ['expire', 'traveller', 'paid', false],
  ['cancel', 'traveller', 'cancelled', true],
  ['part-payment', 'traveller', 'cancelled', true],
  ['late-payment', 'traveller', 'cancelled', true],
  ['call-off', 'traveller', 'awaiting-payment', true],
  ['call-off', 'traveller', 'confirmed', true],
  ['call-off', 'traveller', 'cancelled', false],
  ['call-off', 'traveller', 'expired', false],
  ['call-off', 'provider', 'cancelled', true],
  ['departure-reminder', 'traveller', 'confirmed', true],
  ['departure-reminder', 'traveller', 'cancelled', false],
  ['departure-reminder', 'traveller', 'completed', false],
  ['task-reminder', 'traveller', 'deposit-paid', true],
  ['task-reminder', 'traveller', 'cancelled', false],
  ['review-invitation', 'traveller', 'completed', true],
  ['review-invitation', 'traveller', 'no-show', false],
  ['review-invitation', 'traveller', 'cancelled', false],
])('%s to the %s about a booking that is now %s is sent: %s', (occasion, kind, status, isSent) => {
  expect(dropReasonOf(mail(occasion, kind), status, null) === null).toBe(isSent);
});

test.each([
  [null, 'it had not been told of the trips'],
  [{ attempts: 0 }, 'it had not been told of the trips'],
  [{ attempts: 1 }, null],
])('a company hears of the end only where it may have heard of the trips: %j', (trips, reason) => {
  expect(dropReasonOf(mail('cancel', 'provider'), 'cancelled', trips)).toBe(reason);
});
