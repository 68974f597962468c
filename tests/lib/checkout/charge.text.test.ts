import { expect, test } from 'vitest';
import { chargeText } from '../../../src/lib/checkout/charge.text.ts';

const RATES = { date: '2026-11-20', base: 'USD', rates: { PHP: 58, KWD: 0.3 } } as const;

test.each([
  [173, 'USD', RATES, 'You pay in US dollars: US$173'],
  [173, 'PHP', RATES, 'You pay in PHP: about ₱10,034'],
  [173, 'PHP', null, 'You pay in PHP'],
  [173, 'XXX', RATES, 'You pay in XXX'],
])('%i dollars by a way that charges %s', (usd, currency, rates, text) => {
  expect(chargeText(usd, currency, rates, 'en-US', 'en')).toBe(text);
});
