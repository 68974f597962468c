/**
 * What is allowed in a field, as a sentence that says what to do.
 *
 * @example pleaseGive('a date such as 2031-05-20') // 'Please give a date such as 2031-05-20.'
 */
export function pleaseGive(allowed: string): string {
  return `Please give ${allowed}.`;
}
