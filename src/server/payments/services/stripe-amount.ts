import { convertUsd } from '../../../lib/money/convert.ts';
import type { ExchangeRates } from '../../../lib/money/exchange-rates.schema.ts';
import { type Money, unitsOf } from '../../../lib/money/money.ts';
import type { ServiceAmount } from '../../repositories/service-amount.ts';

// Stripe's own rules, which are not ISO 4217: https://docs.stripe.com/currencies
const ZERO_DECIMAL = new Set([
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'JPY',
  'KMF',
  'KRW',
  'MGA',
  'PYG',
  'RWF',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
]);
const THREE_DECIMAL = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);
/** Currencies without a smaller unit that Stripe counts in hundredths, which must be 00. */
const WHOLE_HUNDREDS = new Set(['ISK', 'UGX']);

/** Number of Stripe's units in one unit of a currency. */
function unitsPerWhole(currency: string): number {
  if (ZERO_DECIMAL.has(currency)) return 1;
  return THREE_DECIMAL.has(currency) ? 1000 : 100;
}

/**
 * The step of amounts in a currency. Card networks have no thousandths, and for some no hundredths.
 */
export function stripeStep(currency: string): number {
  if (WHOLE_HUNDREDS.has(currency)) return 100;
  return THREE_DECIMAL.has(currency) ? 10 : 1;
}

/**
 * An amount of US dollars as Stripe charges it: dollars to the cent, others in whole units.
 *
 * @example stripeAmount({ minor: 17_300, currency: 'USD' }, 'JPY', rates) // { amount: 25_950,
 * currency: 'JPY' }
 */
export function stripeAmount(due: Money, currency: string, rates: ExchangeRates): ServiceAmount {
  if (currency === due.currency) return { amount: due.minor, currency };
  return { amount: unitsOf(convertUsd(unitsOf(due), currency, rates)) * unitsPerWhole(currency), currency };
}
