import { expect, test } from 'vitest';
import { type Paying, payWords } from '../../../src/lib/checkout/payment-method.text.ts';

test.each([
  [{ kind: 'request' }, 'Write my request'],
  [{ kind: 'later' }, 'Book as soon as I am connected'],
  [{ kind: 'by-hand' }, 'Book now'],
  [{ kind: 'now', price: '$34', charge: null }, 'Book and pay $34'],
] as const)('%j says what pressing does', (paying: Paying, action) => {
  expect(payWords(paying).action).toBe(action);
});

test('what a payment service will ask for stands under the button where it is known', () => {
  expect(payWords({ kind: 'now', price: '$34', charge: 'You pay in PHP' }).note).toBe('You pay in PHP.');
  expect(payWords({ kind: 'now', price: '$34', charge: null }).note).toBe('');
});
