import { expect, test } from 'vitest';
import { orderOf } from '../../../src/lib/checkout/order-summary.ts';
import { joinParts } from '../../../src/lib/text/localized-parts.ts';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { aCartLine } from '../../fixtures/builders/a-cart-line.ts';
import { aListingDetail } from '../../fixtures/builders/a-listing-detail.ts';
import { aPolicy } from '../../fixtures/builders/a-policy.ts';

const NOW = Date.parse('2026-11-21T12:00:00+08:00');
const van = aCartLine(aCartItem('AAAAAAAA'));

test('an order says for each trip how it is paid and until when it can be cancelled (specification.md#cancellation)', () => {
  const [trip] = orderOf([van], NOW, 'en-US', 'en')?.trips ?? [];
  expect(trip?.payment).toBe('You pay the full price when you book.');
  expect(trip?.deadlines.map(({ text }) => joinParts(text))).toEqual([
    'Free cancellation until Mon, Jan 11, 7:30 AM, Palawan time.',
    'No refund after that.',
  ]);
});

test('an order adds up what is due now and later: deposits and balances by date', () => {
  const payment = { type: 'deposit', depositPercent: 20, depositRefundable: false, balanceDue: '48h' } as const;
  const detail = aListingDetail(undefined, { policy: aPolicy({ payment }) });
  const tour = aCartLine(aCartItem('BBBBBBBB'), { detail });
  expect(orderOf([van, tour], NOW, 'en-US', 'en')?.plan).toEqual({
    nowUsd: 173 + 35,
    balances: [{ due: '2027-01-10T07:30:00+08:00', usd: 138 }],
  });
});

test('there is no order while the rules of a trip are not known', () => {
  expect(orderOf([van, { ...van, detail: null }], NOW, 'en-US', 'en')).toBeNull();
});
