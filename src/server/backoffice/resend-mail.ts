import { manilaIso } from '../../lib/time/manila.ts';
import { linkMail } from '../mail/link-mail.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import type { MailRecord } from '../repositories/mail-record.ts';
import type { Repositories } from '../repositories/repositories.ts';

type Mails = Pick<Repositories, 'outbox' | 'mailSlots'>;

/**
 * Sends a mail again, whatever came of it; limits let through what somebody has named.
 *
 * @param now an instant in milliseconds since 1970
 * @returns false while it is being sent
 */
export async function resendMail({ outbox, mailSlots }: Mails, mail: MailRecord, now: number): Promise<boolean> {
  const at = manilaIso(now);
  await mailSlots.add(mail.id, ['operator-retry'], at);
  return outbox.restart(mail, at);
}

/** Sends the traveller the link of a booking, at most once in ten minutes. `now` is in ms. */
export async function sendLinkFromDesk(
  { outbox, mailSlots }: Mails,
  booking: BookingRecord,
  now: number,
): Promise<void> {
  const mail = linkMail(booking, now);
  await outbox.add([mail], mail.facts.at);
  await mailSlots.add(mail.id, ['operator-retry'], mail.facts.at);
}
