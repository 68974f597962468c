/** "1 trip", "12 trips". */
export function tripCount(count: number): string {
  return count === 1 ? '1 trip' : `${count} trips`;
}
