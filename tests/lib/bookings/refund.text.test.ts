import { expect, test } from 'vitest';
import { refundSentence } from '../../../src/lib/bookings/refund.text.ts';

const usd = (minor: number) => ({ minor, currency: 'USD' });

test.each([
  [0, 0, 'You have not paid anything yet. If you cancel now, you pay nothing.'],
  [0, 17_300, 'If you cancel now, the US$173 you paid is not refunded under the rules of your trips.'],
  [17_300, 17_300, 'If you cancel now, you get a full refund of US$173, the way you paid.'],
  [8650, 17_300, 'If you cancel now, you get back US$86.50 of the US$173 you paid, the way you paid.'],
])('%i cents of %i are told as they are (specification.md#cancellation)', (refund, paid, text) => {
  expect(refundSentence(usd(refund), usd(paid), 'en-US', 'en')).toBe(text);
});
