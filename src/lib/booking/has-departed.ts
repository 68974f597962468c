/**
 * Whether all trips of a booking have left. Then only the operator can still cancel it.
 *
 * @param trips with ISO times of departure
 * @param now an instant in milliseconds since 1970
 */
export function hasDeparted(trips: readonly { readonly departure: string }[], now: number): boolean {
  return trips.every(({ departure }) => Date.parse(departure) <= now);
}
