import { expect, test } from 'vitest';
import { changedText, quoteSentences } from '../../../src/lib/bookings/trip-change.text.ts';

const usd = (minor: number) => ({ minor, currency: 'USD' });

type Money = Partial<Record<'old' | 'new' | 'due' | 'refund' | 'retained', number>>;

const quoteOf = ({ old = 32, new: next = 32, due = 0, refund = 0, retained = 0 }: Money) => ({
  oldTotalUsd: old,
  newTotalUsd: next,
  due: usd(due),
  refund: usd(refund),
  retained: usd(retained),
});

const quoted = (money: Money, dueCents = 0) => quoteSentences(quoteOf(money), dueCents, 'en-US', 'en').join(' ');

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

test('a change to a higher price of what nobody has paid says what is to be paid in all', () => {
  const more = 'You have US$48 to pay in all, US$16 more than before.';
  expect(quoted({ new: 48, due: 1600 }, 3200)).toBe(`New price US$48 instead of US$32. ${more}`);
  expect(changedText(quoteOf({ new: 48, due: 1600 }), 3200, 'en-US', 'en')).toBe(`Your trip has been changed. ${more}`);
});
