import type { DigestEntry } from '../../lib/emails/digest.email.ts';
import { voucherLink } from '../../lib/navigation/paths.ts';
import { NO_TASKS, type OpenTasks } from '../../lib/participants/open-tasks.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import type { MailRecord } from '../repositories/mail-record.ts';
import type { MailOutcome } from '../repositories/outbox.ts';
import type { Repositories, UnitOfWork } from '../repositories/repositories.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import { hashOf } from '../secrets/secret.ts';
import { applyMailLimits, newestOfEach } from './apply-mail-limits.ts';
import { mailedPartOf } from './called-off-trips.ts';
import { mailSecret } from './mail-secret.ts';
import type { MailTransport } from './mail-transport.ts';
import { tripsMailId } from './mails-of-change.ts';
import { digestMessageOf, type MailContext, type Message, messageOf } from './message.ts';
import { mailboxIdentity, resolveRecipient, travellerAddress, unknownRecipientText } from './recipient.ts';
import { MAX_RETRY_DELAY_MS } from './retry-policy.ts';
import { droppedTripReasonOf, dropReasonOf, reminderDropReasonOf } from './staleness.ts';

/** Dependencies of sending. */
export interface MailDeps {
  readonly unitOfWork: UnitOfWork;
  /** Returns the common data of mails. */
  readonly context: () => Promise<MailContext>;
  readonly passportKeys: KeyRing;
  readonly transport: MailTransport;
  /** The time: milliseconds since 1970. */
  readonly clock: () => number;
  readonly openTasksOf: ReadOpenTasks;
}

/** Reads what a traveller has still to do for a booking. */
export type ReadOpenTasks = (
  repositories: Repositories,
  booking: BookingRecord,
  ring: KeyRing,
  now: number,
) => Promise<OpenTasks>;

/** One key for all that take mails or their turns: it is quick, and each is taken once. */
export const OUTBOX = 'outbox';

/** A mail with the booking that it is about, and why it must not be sent any more, or null. */
interface PendingMail {
  readonly mail: MailRecord;
  readonly booking: BookingRecord;
  readonly tasks: OpenTasks;
  readonly reason: string | null;
}

/** Sends a mail, unless it is outdated. @throws errors of the mail server or the database */
export async function sendMail(deps: MailDeps, mail: MailRecord, signal: AbortSignal): Promise<MailOutcome> {
  const { unitOfWork, clock, transport, passportKeys } = deps;
  const context = await deps.context();
  const unsent = (state: 'dropped' | 'failed', reason: string): MailOutcome => {
    return { state, at: manilaIso(clock()), reason };
  };
  const own = await unitOfWork.read((repositories) => pendingMailOf(deps, repositories, mail));
  const hasJoined = (await unitOfWork.read(({ outbox }) => outbox.joinedInto(mail.id, 1))).length > 0;
  if (own.reason !== null && !hasJoined) return unsent('dropped', own.reason);
  const isErased = mail.recipient.kind === 'traveller' && own.booking.booker.email === '';
  if (isErased) return unsent('dropped', 'the traveller was erased');
  const to = resolveRecipient(mail, own.booking, context);
  // Nobody meant that: it stays in sight, and is sent again once the company is back.
  if (to.kind === 'unknown') return unsent('failed', unknownRecipientText(to));
  if (to.kind === 'no-mails') return unsent('dropped', 'takes no mails');
  const turn = await unitOfWork.write(OUTBOX, (repositories) =>
    applyMailLimits(repositories, mail, to.address, passportKeys, clock()),
  );
  if (turn.kind === 'later') return postpone(turn.at, turn.group, clock());
  const coveredMails = newestOfEach([mail, ...turn.joined]);
  const pendingMails = await unitOfWork.read((repositories) => pendingMailsOf(deps, repositories, coveredMails));
  const [first, ...others] = pendingMails.filter((pending) => pending.reason === null && isFor(pending, to.address));
  if (!first) return unsent('dropped', own.reason ?? 'no longer true: none of what it tells of');
  await transport.send(await messageAbout(deps, mail, to.address, [first, ...others], context), signal);
  return { state: 'sent', at: manilaIso(clock()) };
}

/** The outcome of a postponed mail, within MAX_DUE_MS. */
function postpone(at: number, group: string, now: number): MailOutcome {
  const dueAt = manilaIso(Math.min(at, now + MAX_RETRY_DELAY_MS));
  return { state: 'put-off', dueAt, reason: 'many mails for one address: waits to be told with others', group };
}

async function pendingMailsOf(
  deps: MailDeps,
  repositories: Repositories,
  mails: readonly MailRecord[],
): Promise<readonly PendingMail[]> {
  const pendingMails: PendingMail[] = [];
  // One after the other: they share a connection.
  for (const mail of mails) pendingMails.push(await pendingMailOf(deps, repositories, mail));
  return pendingMails;
}

async function pendingMailOf(deps: MailDeps, repositories: Repositories, mail: MailRecord): Promise<PendingMail> {
  const now = deps.clock();
  const found = await repositories.bookings.find(mail.bookingRef);
  if (!found) throw new Error(`There is no booking ${mail.bookingRef}`);
  const booking = mailedPartOf(found, mail);
  const tripsId = tripsMailId(mail);
  const trips = tripsId === null ? null : await repositories.outbox.find(tripsId);
  const isAboutTasks = mail.occasion === 'task-reminder';
  const tasks = isAboutTasks ? await deps.openTasksOf(repositories, booking, deps.passportKeys, now) : NO_TASKS;
  const reason =
    dropReasonOf(mail, booking.status, trips) ??
    droppedTripReasonOf(mail, booking) ??
    reminderDropReasonOf(mail, booking, tasks, now);
  return { mail, booking, tasks, reason };
}

/** The message of a mail: a digest where it includes others, else of its booking. */
async function messageAbout(
  deps: MailDeps,
  { id, edition, createdAt }: MailRecord,
  to: string,
  [first, ...others]: readonly [PendingMail, ...PendingMail[]],
  context: MailContext,
): Promise<Message> {
  const record = { ...first.mail, id, edition, createdAt };
  const entryOf = async ({ mail, booking }: PendingMail): Promise<DigestEntry> => {
    const { status, expiresAt } = booking;
    return {
      booking,
      status,
      expiresAt,
      bookingLink: await bookingLink(deps, { mail, booking }, to, context.catalogue),
    };
  };
  const entry = await entryOf(first);
  if (others.length === 0) return messageOf(record, to, first.booking, context, { ...entry, tasks: first.tasks });
  const more: DigestEntry[] = [];
  for (const pending of others) more.push(await entryOf(pending));
  return digestMessageOf(record, to, [entry, ...more], context);
}

/** Whether a booking still has a mail's recipient: the address may have been corrected since. */
function isFor({ mail, booking }: Pick<PendingMail, 'mail' | 'booking'>, to: string): boolean {
  return mail.recipient.kind !== 'traveller' || mailboxIdentity(travellerAddress(booking)) === mailboxIdentity(to);
}

/**
 * The traveller's link with a secret. Its hash is on disk before it is sent, and only while the
 * address is theirs.
 */
async function bookingLink(
  { unitOfWork, passportKeys, clock }: MailDeps,
  { mail, booking: { language } }: Pick<PendingMail, 'mail' | 'booking'>,
  to: string,
  { operator }: BookingCatalogue,
): Promise<string> {
  const { id, recipient, bookingRef } = mail;
  if (recipient.kind !== 'traveller') return operator.url;
  const secret = mailSecret(id, to, passportKeys);
  const entry = { ref: bookingRef, hash: hashOf(secret), at: manilaIso(clock()), isMailed: true };
  await unitOfWork.write(bookingRef, async (repositories) => {
    const booking = await repositories.bookings.find(bookingRef);
    if (!booking || !isFor({ mail, booking }, to)) throw new Error('the address was corrected while it was being sent');
    await repositories.secrets.add(entry);
  });
  return voucherLink(operator.url, bookingRef, secret, language);
}
