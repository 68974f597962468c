import type { DigestEntry } from '../../lib/emails/digest.email.ts';
import { voucherLink } from '../../lib/navigation/paths.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import type { MailRecord } from '../repositories/mail-record.ts';
import type { MailOutcome } from '../repositories/outbox.ts';
import type { Ledger, Store } from '../repositories/repositories.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import { hashOf } from '../secrets/secret.ts';
import { newestOfEach, takeTurn } from './apply-mail-limits.ts';
import { mailSecret } from './mail-secret.ts';
import type { Post } from './mail-transport.ts';
import { mailboxIdentity } from './mailbox-identity.ts';
import { tripsMailId } from './mails-of-change.ts';
import { digestMessageOf, type MailOffice, type Message, messageOf } from './message.ts';
import { addresseeOf, unknownText } from './recipient.ts';
import { MAX_RETRY_DELAY_MS } from './retry-policy.ts';
import { reasonToDrop } from './staleness.ts';

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

/** One key for all that take mails or their turns: it is quick, and each is taken once. */
export const OUTBOX = 'outbox';

/** A mail with the booking that it is about, and why it must not be sent any more, or null. */
interface Matter {
  readonly mail: MailRecord;
  readonly booking: BookingRecord;
  readonly reason: string | null;
}

/** Sends a mail, unless there is a reason not to. @throws whatever the mail server or the database has against it */
export async function sendMail(room: MailRoom, mail: MailRecord, signal: AbortSignal): Promise<MailOutcome> {
  const { store, clock, post, passportKeys } = room;
  const office = await room.office();
  const unsent = (state: 'dropped' | 'failed', reason: string): MailOutcome => {
    return { state, at: manilaIso(clock()), reason };
  };
  const own = await store.read((ledger) => matterOf(ledger, mail));
  const hasJoined = (await store.read(({ outbox }) => outbox.joinedInto(mail.id, 1))).length > 0;
  if (own.reason !== null && !hasJoined) return unsent('dropped', own.reason);
  const isErased = mail.recipient.kind === 'traveller' && own.booking.booker.email === '';
  if (isErased) return unsent('dropped', 'the traveller was erased');
  const to = addresseeOf(mail, own.booking, office);
  // Nobody meant that: it stays in sight, and is sent again once the company is back.
  if (to.kind === 'unknown') return unsent('failed', unknownText(to));
  if (to.kind === 'no-mails') return unsent('dropped', 'takes no mails');
  const turn = await store.write(OUTBOX, (ledger) => takeTurn(ledger, mail, to.address, passportKeys, clock()));
  if (turn.kind === 'later') return putOff(turn.at, turn.group, clock());
  const told = newestOfEach([mail, ...turn.joined]);
  const matters = await store.read((ledger) => mattersOf(ledger, told));
  const [first, ...others] = matters.filter((matter) => matter.reason === null && isFor(matter, to.address));
  if (!first) return unsent('dropped', own.reason ?? 'no longer true: none of what it tells of');
  await post.send(await messageAbout(room, mail, to.address, [first, ...others], office), signal);
  return { state: 'sent', at: manilaIso(clock()) };
}

/** Nothing waits for longer than a pause between tries: see MAX_DUE_MS. */
function putOff(at: number, group: string, now: number): MailOutcome {
  const dueAt = manilaIso(Math.min(at, now + MAX_RETRY_DELAY_MS));
  return { state: 'put-off', dueAt, reason: 'many mails for one address: waits to be told with others', group };
}

async function mattersOf(ledger: Ledger, mails: readonly MailRecord[]): Promise<readonly Matter[]> {
  const matters: Matter[] = [];
  // One after the other: they share a connection.
  for (const mail of mails) matters.push(await matterOf(ledger, mail));
  return matters;
}

async function matterOf(ledger: Ledger, mail: MailRecord): Promise<Matter> {
  const booking = await ledger.bookings.find(mail.bookingRef);
  if (!booking) throw new Error(`There is no booking ${mail.bookingRef}`);
  const tripsId = tripsMailId(mail);
  const trips = tripsId === null ? null : await ledger.outbox.find(tripsId);
  return { mail, booking, reason: reasonToDrop(mail, booking.status, trips) };
}

/** Of one booking its newest mail is told as ever; several share a letter. Either is the message of the mail whose turn it is. */
async function messageAbout(
  room: MailRoom,
  { id, edition, createdAt }: MailRecord,
  to: string,
  [first, ...others]: readonly [Matter, ...Matter[]],
  office: MailOffice,
): Promise<Message> {
  const record = { ...first.mail, id, edition, createdAt };
  const entryOf = async ({ mail, booking }: Matter): Promise<DigestEntry> => {
    const { status, expiresAt } = booking;
    return { booking, status, expiresAt, bookingLink: await bookingLink(room, mail, to, office.catalogue) };
  };
  const entry = await entryOf(first);
  if (others.length === 0) return messageOf(record, to, first.booking, office, entry.bookingLink);
  const more: DigestEntry[] = [];
  for (const matter of others) more.push(await entryOf(matter));
  return digestMessageOf(record, to, [entry, ...more], office);
}

/** Whether a booking is still that of whom a mail goes to: its address may have been corrected since the mail was put off. */
function isFor({ mail, booking }: Pick<Matter, 'mail' | 'booking'>, to: string): boolean {
  return mail.recipient.kind !== 'traveller' || mailboxIdentity(booking.booker.email) === mailboxIdentity(to);
}

/** Only travellers get a secret. Its hash is on the disk before it leaves, and only while the address is still theirs. */
async function bookingLink(
  { store, passportKeys, clock }: MailRoom,
  mail: MailRecord,
  to: string,
  { operator }: BookingCatalogue,
): Promise<string> {
  const { id, recipient, bookingRef } = mail;
  if (recipient.kind !== 'traveller') return operator.url;
  const secret = mailSecret(id, to, passportKeys);
  const entry = { ref: bookingRef, hash: hashOf(secret), at: manilaIso(clock()), isMailed: true };
  await store.write(bookingRef, async (ledger) => {
    const booking = await ledger.bookings.find(bookingRef);
    if (!booking || !isFor({ mail, booking }, to)) throw new Error('the address was corrected while it was being sent');
    await ledger.secrets.add(entry);
  });
  return voucherLink(operator.url, bookingRef, secret);
}
