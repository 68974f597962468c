import type { ExchangeRates } from '../pricing/exchange-rates.schema.ts';
import { pesosFor } from './manual-instructions.ts';

/** What dollars and pesos that were asked for each other are compared with where nothing is due. */
const HUNDRED_DOLLARS = 10_000;

/**
 * What whole pesos count for, in US cents: exactly what is due where they are what was asked for it, else their share, rounded down.
 *
 * @param dueCents what is due, or 0 where nothing is
 * @example centsOfPesos(10_034, 17_300, ratesWith58Pesos) // 17_300
 */
export function centsOfPesos(pesos: number, dueCents: number, rates: ExchangeRates): number {
  const cents = dueCents > 0 ? dueCents : HUNDRED_DOLLARS;
  const asked = pesosFor(cents, rates).minor;
  return Number((BigInt(pesos) * 100n * BigInt(cents)) / BigInt(asked));
}

/** Cents of an amount that somebody typed: "173", "34.60", "10,034"; null for anything else, "34,60" too, and for nothing. */
export function typedCents(text: string): number | null {
  const [, whole = '', part = ''] = /^(\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'));
  return cents > 0 ? cents : null;
}
