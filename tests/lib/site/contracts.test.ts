import { describe, expect, test } from 'vitest';
import { placeBookingContract } from '../../../src/lib/bookings/bookings.contract.ts';
import { saveCartContract } from '../../../src/lib/cart/cart.contract.ts';
import { startPaymentContract } from '../../../src/lib/payments/payments.contract.ts';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';

const ITEM = aCartItem('AAAAAAAA');
const CART = { contactInfo: { name: null, email: null, mobile: null }, bookingItems: [ITEM], currency: 'USD' };
const BOOKING = {
  bookingRef: 'ABCD1234',
  contactInfo: { name: 'Maria Santos', email: 'Maria@Example.com', mobile: '+639175550100' },
  bookingItems: [ITEM],
  currency: 'USD',
  expectedTotalUsd: 173,
  termsAccepted: true,
};

const fieldOf = (result: { error?: { issues: readonly { path: readonly PropertyKey[] }[] } | undefined }) =>
  result.error?.issues[0]?.path.join('.');

describe('saving a cart (specification.md#calls)', () => {
  test('takes contactInfo, bookingItems and currency (specification.md#calls)', () => {
    expect(saveCartContract.request.parse(CART)).toEqual({ ...CART, revision: 0 });
  });

  test('takes a booker whose form is half filled', () => {
    const contactInfo = { name: 'M', email: 'maria@', mobile: null };
    expect(saveCartContract.request.safeParse({ ...CART, contactInfo }).success).toBe(true);
  });

  test.each([
    ['no currency', { currency: undefined }, 'currency'],
    ['a currency of two letters', { currency: 'US' }, 'currency'],
    ['items that are no list', { bookingItems: {} }, 'bookingItems'],
    ['31 items', { bookingItems: Array.from({ length: 31 }, () => ITEM) }, 'bookingItems'],
    ['an item without a trip', { bookingItems: [{ ...ITEM, trip: undefined }] }, 'bookingItems.0.trip'],
    ['a revision before the first', { revision: -1 }, 'revision'],
  ])('with %s names the field', (_name, change, field) => {
    expect(fieldOf(saveCartContract.request.safeParse({ ...CART, ...change }))).toBe(field);
  });
});

describe('placing a booking', () => {
  test('tidies the booker', () => {
    expect(placeBookingContract.request.parse(BOOKING).contactInfo.email).toBe('maria@example.com');
  });

  test.each([
    ['no name', { contactInfo: { ...BOOKING.contactInfo, name: ' ' } }, 'contactInfo.name'],
    ['half an address', { contactInfo: { ...BOOKING.contactInfo, email: 'maria@' } }, 'contactInfo.email'],
    [
      'a number without country',
      { contactInfo: { ...BOOKING.contactInfo, mobile: '09175550100' } },
      'contactInfo.mobile',
    ],
    ['nothing in the cart', { bookingItems: [] }, 'bookingItems'],
    ['terms not accepted', { termsAccepted: false }, 'termsAccepted'],
    ['a reference of small letters', { bookingRef: 'abcd1234' }, 'bookingRef'],
  ])('with %s names the field', (_name, change, field) => {
    expect(fieldOf(placeBookingContract.request.safeParse({ ...BOOKING, ...change }))).toBe(field);
  });
});

describe('going elsewhere to pay', () => {
  test.each([
    ['https://checkout.stripe.com/c/pay/1', true],
    ['javascript:alert(1)', false],
    ['/payment', false],
  ])('%s is an address: %s', (url, valid) => {
    expect(startPaymentContract.response.safeParse({ kind: 'redirect', url }).success).toBe(valid);
  });
});
