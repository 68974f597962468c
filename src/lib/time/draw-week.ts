import { DAY_MS } from './manila.ts';

/**
 * The ISO week of an instant in UTC, the seed of the build's random choices. All builds of one week
 * draw the same.
 *
 * @param now an instant in milliseconds since 1970
 * @example drawWeek(Date.parse('2027-01-01T12:00:00Z')) // '2026-W53'
 */
export function drawWeek(now: number): string {
  // A week belongs to the year of its Thursday.
  const thursday = new Date(now + (4 - (new Date(now).getUTCDay() || 7)) * DAY_MS);
  const year = thursday.getUTCFullYear();
  const week = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / DAY_MS / 7);
  return `${year}-W${String(week).padStart(2, '0')}`;
}
