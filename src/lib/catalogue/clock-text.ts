/**
 * A clock time as the departures are announced in Palawan: "7:30 AM" (specification, section 9).
 *
 * @example clockText('13:30') // '1:30 PM'
 */
export function clockText(time: string): string {
  const [hours = '0', minutes = '00'] = time.split(':');
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}
