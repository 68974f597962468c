/**
 * How long a text is and may be; empty where it may have any length.
 *
 * @example limitText(118, 120, 155) // '118 of 120 to 155 characters'
 */
export function limitText(length: number, min: number, max: number | null): string {
  if (max === null) return min > 1 ? `${length} of at least ${min} characters` : '';
  return min > 1 ? `${length} of ${min} to ${max} characters` : `${length} of at most ${max} characters`;
}
