import { divideUp, multiplyHalfUp } from './decimal.ts';
import type { DisplayRatePlan } from './display-rate-plan.ts';
import type { ExchangeRates } from './exchange-rates.schema.ts';
import { rateOf } from './exchange-rates.ts';
import { type Money, wholeMoney } from './money.ts';

/**
 * A price in another currency: dollars × rate, rounded half up to whole units
 * (specification.md#price-rule).
 *
 * @param usd US dollars with markup: whole, except where part of a price was paid
 * @example convertUsd(17, 'PHP', { date: '2026-09-29', base: 'USD', rates: { PHP: 58 } }) // 986
 * pesos
 */
export function convertUsd(usd: number, currency: string, table: ExchangeRates): Money {
  return wholeMoney(multiplyHalfUp(usd, rateOf(table, currency)), currency);
}

/**
 * An estimate in US dollars of a peso amount, rounded up to whole dollars. For fees that are paid
 * in cash on the spot.
 */
export function estimateUsdOfPesos(pesos: number, table: ExchangeRates): number {
  return divideUp(pesos, rateOf(table, 'PHP'));
}

/**
 * A rate plan in another currency: base and extra converted separately
 * (specification.md#derived-listing-fields).
 */
export function ratePlanIn(plan: DisplayRatePlan, currency: string, rate: number): DisplayRatePlan {
  return { ...plan, base: multiplyHalfUp(plan.base, rate), extra: multiplyHalfUp(plan.extra, rate), currency };
}
