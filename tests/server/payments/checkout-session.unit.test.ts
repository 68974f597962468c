import { expect, test } from 'vitest';
import type { CheckoutSessionRecord } from '../../../src/server/repositories/checkout-session-record.ts';
import { aBookingRecord } from '../../fixtures/builders/a-booking-record.ts';
import { SECOND, speakTwoLanguages } from '../../fixtures/fakes/a-second-language.ts';

speakTwoLanguages();

const START = { id: 'a-start', expiresAt: '2026-11-22T12:00:00+08:00' } as CheckoutSessionRecord;

test('a page of a payment service says what is paid in the language of the booking (specification.md#languages)', async () => {
  const { checkoutSessionRequest } = await import('../../../src/server/payments/checkout-session.ts');
  const whatOf = (changes: Parameters<typeof aBookingRecord>[0]) => {
    const { language, what } = checkoutSessionRequest(START, aBookingRecord(changes));
    return [language, what];
  };
  expect(whatOf({})).toEqual(['en', 'Booking ABCD1234: full price']);
  expect(whatOf({ language: SECOND })).toEqual([SECOND, '[Booking ABCD1234: full price]']);
  expect(whatOf({ language: SECOND, nowUsd: 35 })).toEqual([SECOND, '[Booking ABCD1234: deposit]']);
  expect(whatOf({ language: SECOND, nowUsd: 35, paidCents: 3500 })).toEqual([SECOND, '[Booking ABCD1234: balance]']);
});

test('a traveller comes back from a payment service to pages of their language', async () => {
  const { cancelPath, confirmationPath } = await import('../../../src/lib/navigation/paths.ts');
  expect(confirmationPath('ABCD1234', SECOND)).toBe(`/${SECOND}/confirmation?ref=ABCD1234`);
  expect(cancelPath('ABCD1234', SECOND)).toBe(`/${SECOND}/cancel?ref=ABCD1234`);
  expect(confirmationPath('ABCD1234', 'en')).toBe('/confirmation?ref=ABCD1234');
});
