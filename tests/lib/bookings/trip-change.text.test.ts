import { expect, test } from 'vitest';
import { quoteSentences } from '../../../src/lib/bookings/trip-change.text.ts';

const usd = (minor: number) => ({ minor, currency: 'USD' });

function quoted(money: { old?: number; new?: number; due?: number; refund?: number; retained?: number }): string {
  const { old = 32, new: next = 32, due = 0, refund = 0, retained = 0 } = money;
  return quoteSentences(
    {
      oldTotalUsd: old,
      newTotalUsd: next,
      due: usd(due),
      refund: usd(refund),
      retained: usd(retained),
    },
    'en-US',
    'en',
  ).join(' ');
}

test('a change of a trip says what is to be paid, comes back or stays (specification.md#changing-a-trip)', () => {
  expect(quoted({ new: 48, due: 1600 })).toBe('New price US$48 instead of US$32. You have US$16 to pay.');
  expect(quoted({ new: 16, refund: 1600 })).toBe('New price US$16 instead of US$32. You get US$16 back.');
  expect(quoted({ retained: 3200 })).toBe(
    'The price stays US$32. US$32 is not refundable, because a cancellation fee already applied.',
  );
});

test('a change to a lower price of what nobody has paid says how much less that is', () => {
  expect(quoted({ new: 16 })).toBe('New price US$16 instead of US$32. You have US$16 less to pay.');
});

test('a change to a higher price that is paid already says that nothing is due', () => {
  expect(quoted({ new: 48 })).toBe('New price US$48 instead of US$32. You have paid enough already.');
});

test('a change that costs nothing says only that the price stays', () => {
  expect(quoted({})).toBe('The price stays US$32.');
});
