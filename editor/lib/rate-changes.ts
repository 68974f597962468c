import { isRecord } from './is-record.ts';
import { percentText } from './price-rows.ts';
import type { TodaysRates } from './rates.contract.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A rate that is another one now; null where there was none, or is none that can be used. */
export interface RateChange {
  readonly code: string;
  readonly before: number | null;
  readonly after: number | null;
  /** By how much: `+3.3%`; empty where that says nothing. */
  readonly change: string;
  /** Whether it is more than rates usually change, and may be a mistake. */
  readonly isLarge: boolean;
}

/** A rate is unusual above this many times the earlier one, and below that part of it. */
const UNUSUAL_FACTOR = 1.5;

const ratesIn = ({ rates }: Fields): Fields => (isRecord(rates) ? rates : {});
const rateOf = (value: unknown) => (typeof value === 'number' && value > 0 ? value : null);

/** Every rate that differs between two versions of the file of rates, by code. */
export function rateChanges(before: Fields, after: Fields): readonly RateChange[] {
  const [old, now] = [ratesIn(before), ratesIn(after)];
  const codes = [...new Set([...Object.keys(old), ...Object.keys(now)])].toSorted();
  return codes.flatMap((code) => (old[code] === now[code] ? [] : changeOf(code, rateOf(old[code]), rateOf(now[code]))));
}

function changeOf(code: string, before: number | null, after: number | null): RateChange {
  if (before === null || after === null) return { code, before, after, change: '', isLarge: false };
  const factor = after / before;
  const isLarge = factor > UNUSUAL_FACTOR || factor < 1 / UNUSUAL_FACTOR;
  return { code, before, after, change: percentText(before, after), isLarge };
}

/** The file of rates with those of today. Currencies without one keep theirs. */
export function withTodaysRates(data: Fields, { date, source, rates }: TodaysRates): Record<string, unknown> {
  return { ...data, date, source, rates: { ...ratesIn(data), ...rates } };
}
