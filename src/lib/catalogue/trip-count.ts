/**
 * "1 trip", "12 trips".
 *
 * @param written the number as the traveller reads it, where it may be long
 */
export function tripCount(count: number, written = String(count)): string {
  return count === 1 ? '1 trip' : `${written} trips`;
}
