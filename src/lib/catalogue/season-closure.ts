import type { Closure } from './season-closure.schema.ts';

const MONTH_AND_DAY = /^\d\d-\d\d$/;

/** A season may go over the end of a year: from 12-20 to 01-05. */
function isInSeason(day: string, from: string, to: string): boolean {
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}

/**
 * Whether a trip does not run on a day.
 *
 * @param date an ISO date in Palawan
 * @example isClosed({ from: '12-20', to: '01-05', reason: '…' }, '2027-01-02') // true
 */
export function isClosed({ from, to }: Pick<Closure, 'from' | 'to'>, date: string): boolean {
  return MONTH_AND_DAY.test(from) ? isInSeason(date.slice(5), from, to) : from <= date && date <= to;
}

/** The closure that a day falls into, or null when the trip runs. */
export function closureOn(closures: readonly Closure[], date: string): Closure | null {
  return closures.find((closure) => isClosed(closure, date)) ?? null;
}
