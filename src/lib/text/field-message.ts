/**
 * The instruction to correct a field.
 *
 * @example fieldMessage('a date such as 2031-05-20') // 'Please enter a date such as 2031-05-20.'
 */
export function fieldMessage(allowed: string): string {
  return `Please enter ${allowed}.`;
}
