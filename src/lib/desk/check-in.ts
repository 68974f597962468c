import type { CheckIn, CheckInState } from './check-in.contract.ts';

/** What somebody said of a traveller once. */
export interface CheckInEvent {
  readonly id: string;
  readonly state: CheckInState;
  /** ISO time in Palawan. */
  readonly at: string;
  readonly by: string;
}

/**
 * What counts of all that was said of a traveller; null where nothing does. It is the latest, with
 * the time and name of whoever said the same first, in whatever order they arrived.
 */
export function checkInOf(events: readonly CheckInEvent[]): CheckIn | null {
  const sorted = events.toSorted((a, b) => compare(a.at, b.at) || compare(a.id, b.id));
  const last = sorted.at(-1);
  if (!last || last.state === 'none') return null;
  const different = sorted.findLastIndex(({ state }) => state !== last.state);
  const { at, by } = sorted[different + 1] ?? last;
  return { state: last.state, at, by };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
