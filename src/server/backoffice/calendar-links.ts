import { manilaIso } from '../../lib/time/manila.ts';
import { newStaffId } from '../desk/staff-id.ts';
import type { CalendarLinkRecord } from '../repositories/calendar-link-record.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { hashOf, newSecret } from '../secrets/secret.ts';

/** A calendar link with its secret, which is told once. */
export interface IssuedCalendarLink {
  readonly link: CalendarLinkRecord;
  readonly secret: string;
}

/** Makes another secret address of a company's calendar. */
export async function issueCalendarLink(
  { calendarLinks }: Pick<Repositories, 'calendarLinks'>,
  { providerId, by }: Pick<CalendarLinkRecord, 'providerId' | 'by'>,
  now: number,
): Promise<IssuedCalendarLink> {
  const link = { id: newStaffId(), providerId, by, createdAt: manilaIso(now) };
  const secret = newSecret();
  await calendarLinks.add(link, hashOf(secret));
  return { link, secret };
}
