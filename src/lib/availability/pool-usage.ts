/** Vehicles that are out, from an instant until before another, in milliseconds since 1970. */
export interface VehicleUse {
  readonly from: number;
  readonly until: number;
  readonly units: number;
}

/**
 * The most vehicles that are out at the same moment of a span (specification.md#pools).
 *
 * One that returns at an instant may leave again at that instant.
 */
export function peakUnits(uses: readonly VehicleUse[], from: number, until: number): number {
  const within = uses.filter((use) => use.from < until && use.until > from);
  // A peak begins where the span begins or where a vehicle leaves.
  const starts = [from, ...within.map((use) => use.from).filter((start) => start > from)];
  const unitsAt = (instant: number) =>
    within.reduce((sum, use) => (use.from <= instant && instant < use.until ? sum + use.units : sum), 0);
  return Math.max(...starts.map(unitsAt));
}
