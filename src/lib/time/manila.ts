const OFFSET_MS = 8 * 3_600_000;

/** A day of Palawan, whose clocks are never changed. */
export const DAY_MS = 86_400_000;

/**
 * An instant as Palawan's clocks show it: `2027-01-12T07:30:00+08:00`. The Philippines are eight
 * hours ahead of UTC all year.
 */
export function manilaIso(instant: number): string {
  return `${new Date(instant + OFFSET_MS).toISOString().slice(0, 19)}+08:00`;
}

/** Palawan's calendar date of an instant: `2027-01-12`. */
export function manilaDate(instant: number): string {
  return manilaIso(instant).slice(0, 10);
}

/**
 * The instant of a date and a clock time in Palawan, in milliseconds since 1970. NaN for a date
 * that does not exist.
 */
export function manilaInstant(date: string, time = '00:00'): number {
  const instant = Date.parse(`${date}T${time}:00+08:00`);
  return !Number.isNaN(instant) && manilaDate(instant) === date ? instant : Number.NaN;
}

/** The instant at which the day of an instant began in Palawan. */
export function manilaMidnight(instant: number): number {
  return Math.floor((instant + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS;
}

/** The calendar date `days` after `date`. */
export function addDays(date: string, days: number): string {
  return manilaDate(manilaInstant(date) + days * DAY_MS);
}
