import { divideDown } from '../money/decimal.ts';
import type { ExchangeRates } from '../money/exchange-rates.schema.ts';
import { rateOf } from '../money/exchange-rates.ts';
import { pesosFor } from './manual-instructions.ts';

/**
 * The US cents that a peso payment counts for. A requested amount counts in full, although its
 * pesos were rounded; any other is converted and rounded down.
 *
 * @example centsOfPesos(10_098, [3500, 17_300], ratesWith58Pesos37) // 17_300
 */
export function centsOfPesos(pesos: number, askedCents: readonly number[], rates: ExchangeRates): number {
  const requested = askedCents.find((cents) => pesosFor(cents, rates).minor === pesos * 100);
  return requested ?? divideDown(pesos * 100, rateOf(rates, 'PHP'));
}

/**
 * Parses an amount such as "173", "34.60" or "10,034" into cents. Null for anything else, such as
 * "34,60" or 0.
 */
export function typedCents(text: string): number | null {
  const [, whole = '', part = ''] = /^(\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'));
  return cents > 0 ? cents : null;
}
