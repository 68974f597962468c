import { divideDown } from '../money/decimal.ts';
import type { ExchangeRates } from '../money/exchange-rates.schema.ts';
import { rateOf } from '../money/exchange-rates.ts';
import { pesosFor } from './manual-instructions.ts';

/**
 * What whole pesos count for, in US cents: exactly an amount that may have been asked for where they are the pesos for it, else what they are worth at the
 * rate, rounded down. Whole pesos are rounded, so a whole price would be a cent short by the rate alone.
 *
 * @example centsOfPesos(10_098, [3500, 17_300], ratesWith58Pesos37) // 17_300
 */
export function centsOfPesos(pesos: number, askedCents: readonly number[], rates: ExchangeRates): number {
  const requested = askedCents.find((cents) => pesosFor(cents, rates).minor === pesos * 100);
  return requested ?? divideDown(pesos * 100, rateOf(rates, 'PHP'));
}

/** Cents of an amount that somebody typed: "173", "34.60", "10,034"; null for anything else, "34,60" too, and for nothing. */
export function typedCents(text: string): number | null {
  const [, whole = '', part = ''] = /^(\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'));
  return cents > 0 ? cents : null;
}
