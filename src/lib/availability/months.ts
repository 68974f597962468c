import { addDays } from '../time/manila.ts';

/**
 * The first and the last coming day of a month, or null of one that is over.
 *
 * @param month `2027-01`
 */
export function monthSpan(month: string, today: string): { readonly from: string; readonly to: string } | null {
  const days = Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index));
  const ahead = days.filter((day) => day.startsWith(month) && day >= today);
  const [from, to = from] = [ahead[0], ahead.at(-1)];
  return from && to ? { from, to } : null;
}
