/**
 * A path or slug in title case: words with capitals, separated by spaces
 * (specification.md#titles-and-hero-pictures).
 *
 * @example titleCase('/transportation-options') // 'Transportation Options'
 * @throws TypeError 'Input must be a string' (specification.md#internal-checks)
 */
export function titleCase(input: string): string {
  if (typeof input !== 'string') throw new TypeError('Input must be a string');
  return input
    .split(/[\s/_-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ');
}
