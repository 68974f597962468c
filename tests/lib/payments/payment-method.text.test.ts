import { expect, test } from 'vitest';
import { paymentMethodText } from '../../../src/lib/payments/payment-method.text.ts';

test('a way to pay is called what the service calls it in English', () => {
  const method = { id: 'stripe', name: 'Card', description: 'On a safe page.' };
  expect(paymentMethodText(method, 'en')).toEqual({ name: 'Card', description: 'On a safe page.' });
});
