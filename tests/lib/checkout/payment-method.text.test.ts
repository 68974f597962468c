import { expect, test } from 'vitest';
import { type PaymentOption, paymentText } from '../../../src/lib/checkout/payment-method.text.ts';

test.each([
  [{ kind: 'request' }, 'Write my request'],
  [{ kind: 'later' }, 'Book when I am online'],
  [{ kind: 'by-hand' }, 'Book now'],
  [{ kind: 'now', price: '$34', charge: null }, 'Book and pay $34'],
] as const)('%j says what pressing does', (paying: PaymentOption, action) => {
  expect(paymentText(paying, 'en').action).toBe(action);
});

test('what a payment service will ask for stands under the button where it is known', () => {
  expect(paymentText({ kind: 'now', price: '$34', charge: 'You pay in PHP' }, 'en').note).toBe('You pay in PHP.');
  expect(paymentText({ kind: 'now', price: '$34', charge: null }, 'en').note).toBe('');
});
