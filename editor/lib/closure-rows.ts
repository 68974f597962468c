import { addDays, DAY_MS, manilaInstant } from '../../src/lib/time/manila.ts';

/** Days without a trip as the form has them, whatever somebody has typed. */
export interface ClosureRow {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const WEEK_DAYS = 7;

/** A closure of seven days from a date. */
export function closureWeek(from: string, reason = ''): ClosureRow {
  return { from, to: Number.isNaN(manilaInstant(from)) ? from : addDays(from, WEEK_DAYS - 1), reason };
}

/** Whether a closure comes back every year: it has a month and a day alone. */
export function isYearly({ from, to }: ClosureRow): boolean {
  return !DATE.test(from) && !DATE.test(to);
}

/**
 * A closure of every year made one of one year, or the other way round. Dates without a year are
 * taken in `year`, a range over New Year ends in the next one.
 */
export function switchedClosure(row: ClosureRow, year: number): ClosureRow {
  if (!isYearly(row)) return { ...row, from: row.from.slice(-5), to: row.to.slice(-5) };
  const endYear = row.to < row.from ? year + 1 : year;
  return { ...row, from: row.from && `${year}-${row.from}`, to: row.to && `${endYear}-${row.to}` };
}

/** The number of days of a closure, both ends included; null for dates that are none. */
export function closureDays({ from, to }: ClosureRow): number | null {
  if (!DATE.test(from) || !DATE.test(to)) return null;
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return Number.isFinite(days) && days > 0 ? Math.round(days) : null;
}
