import * as z from 'zod/mini';
import { RATED_CURRENCIES, rateSchema } from '../../src/lib/money/rates.schema.ts';
import type { TodaysRates } from '../lib/rates.contract.ts';

/** Rates that cannot be used; the message says why, for the end of a sentence. */
export class RatesError extends Error {
  override readonly name = 'RatesError';
}

/** Who publishes the rates, by the name that the file of the site has for it. */
const SOURCE = 'fawazahmed0/exchange-api';

const DAY_MS = 86_400_000;
/** Rates are published each day: older ones are of a source that stands still. */
const MAX_AGE_DAYS = 10;

/** Prices are rounded to whole units: more digits than these change none. */
const MAX_FRACTION_DIGITS = 6;

const publishedSchema = z.object({ date: z.iso.date(), usd: z.record(z.string(), z.unknown()) });

/**
 * The rates of the site's currencies in an answer of their publisher. Coins and metals are left
 * out.
 *
 * @throws RatesError for rates of another day or another currency, and for a rate that is none
 */
export function ratesOfAnswer(text: string, now: number): TodaysRates {
  const published = z.safeParse(publishedSchema, parsed(text));
  if (!published.success) throw new RatesError('what it answers is no table of rates');
  const { date, usd } = published.data;
  requireFresh(date, now);
  if (usd['usd'] !== 1) throw new RatesError('its rates are not those of one US dollar');
  const rates = new Map<string, number>();
  for (const code of RATED_CURRENCIES) {
    const given = Object.hasOwn(usd, code.toLowerCase()) ? usd[code.toLowerCase()] : undefined;
    if (given !== undefined) rates.set(code, rateOf(code, given));
  }
  const missing = RATED_CURRENCIES.filter((code) => !rates.has(code));
  if (rates.size === 0) throw new RatesError('it has no currency of this site');
  return { date, source: SOURCE, rates: Object.fromEntries(rates), missing };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** In some places a day begins 14 hours before it does in UTC. */
function requireFresh(date: string, now: number): void {
  const ageDays = (now - Date.parse(date)) / DAY_MS;
  if (ageDays < -1 || ageDays > MAX_AGE_DAYS) throw new RatesError(`its rates are of ${date}`);
}

function rateOf(code: string, given: unknown): number {
  const rate = typeof given === 'number' ? Number(given.toFixed(MAX_FRACTION_DIGITS)) : given;
  const result = z.safeParse(rateSchema, rate);
  if (!result.success) throw new RatesError(`its rate of ${code} is ${JSON.stringify(given)?.slice(0, 30)}`);
  return result.data;
}
