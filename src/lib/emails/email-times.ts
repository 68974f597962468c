import { formatManilaDay, formatManilaMoment, formatManilaTime } from '../time/manila-format.ts';

/** Mails are in English; a booking does not say which other language its traveller reads. */
export const MAIL_LOCALE = 'en-US';

/** "Tue, Jan 12, 7:30 AM, Palawan time" */
export function momentText(iso: string): string {
  return `${formatManilaMoment(Date.parse(iso), MAIL_LOCALE)}, Palawan time`;
}

/** "Tue, Jan 12, 2027, 7:30 AM" */
export function departureText(iso: string): string {
  const instant = Date.parse(iso);
  return `${formatManilaDay(instant, MAIL_LOCALE)}, ${formatManilaTime(instant, MAIL_LOCALE)}`;
}
