import { manilaIso } from '../../booking/manila-time.ts';
import { voucherLink } from '../../paths.ts';
import type { BookingCatalogue } from '../booking-catalogue.ts';
import type { KeyRing } from '../passports/key-ring.ts';
import type { Store } from '../repositories/ledger.ts';
import { hashOf } from '../secrets/secret.ts';
import { addresseeOf, unknownText } from './addressee.ts';
import type { MailRecord } from './mail-record.ts';
import { mailSecret } from './mail-secret.ts';
import { tripsMailId } from './mails-of-change.ts';
import { type MailOffice, messageOf } from './message.ts';
import type { MailOutcome } from './outbox.ts';
import type { Post } from './post.ts';
import { reasonToDrop } from './reason-to-drop.ts';

/** What sending needs. */
export interface MailRoom {
  readonly store: Store;
  /** What mails have in common at the moment. */
  readonly office: () => Promise<MailOffice>;
  readonly passportKeys: KeyRing;
  readonly post: Post;
  /** The time: milliseconds since 1970. */
  readonly clock: () => number;
}

/** Sends a mail, unless there is a reason not to. @throws whatever the mail server or the database has against it */
export async function sendMail(room: MailRoom, mail: MailRecord, signal: AbortSignal): Promise<MailOutcome> {
  const { store, clock, post } = room;
  const office = await room.office();
  const { booking, trips } = await store.read(async (ledger) => {
    const tripsId = tripsMailId(mail);
    return {
      booking: await ledger.bookings.find(mail.bookingRef),
      trips: tripsId === null ? null : await ledger.outbox.find(tripsId),
    };
  });
  if (!booking) throw new Error(`There is no booking ${mail.bookingRef}`);
  const unsent = (state: 'dropped' | 'failed', reason: string): MailOutcome => {
    return { state, at: manilaIso(clock()), reason };
  };
  const reason = reasonToDrop(mail, booking.status, trips);
  if (reason !== null) return unsent('dropped', reason);
  const to = addresseeOf(mail, booking, office);
  // Nobody meant that: it stays in sight, and is sent again once the company is back.
  if (to.kind === 'unknown') return unsent('failed', unknownText(to));
  if (to.kind === 'no-mails') return unsent('dropped', 'takes no mails');
  const link = await bookingLink(room, mail, office.catalogue);
  await post.send(messageOf(mail, to.address, booking, office, link), signal);
  return { state: 'sent', at: manilaIso(clock()) };
}

/** Only travellers get a secret. Its hash is on the disk before it leaves. */
async function bookingLink(
  { store, passportKeys, clock }: MailRoom,
  { id, recipient, bookingRef }: MailRecord,
  { operator }: BookingCatalogue,
): Promise<string> {
  if (recipient.kind !== 'traveller') return operator.url;
  const secret = mailSecret(id, passportKeys);
  const entry = { ref: bookingRef, hash: hashOf(secret), at: manilaIso(clock()) };
  await store.write(bookingRef, (ledger) => ledger.secrets.add(entry));
  return voucherLink(operator.url, bookingRef, secret);
}
