import { expect, test } from 'vitest';
import { refundSentence } from '../../../src/lib/bookings/refund.text.ts';

const usd = (minor: number) => ({ minor, currency: 'USD' });

test.each([
  [0, 0, 'You have paid nothing yet, so nothing comes back and nothing is owed.'],
  [0, 17_300, 'By the rules of your trips nothing of the US$173 comes back now.'],
  [17_300, 17_300, 'All of it comes back: US$173, the way you paid.'],
  [8650, 17_300, 'US$86.50 of the US$173 that you paid comes back, the way you paid.'],
])('%i cents of %i are told as they are (specification.md#cancellation)', (refund, paid, text) => {
  expect(refundSentence(usd(refund), usd(paid))).toBe(text);
});
