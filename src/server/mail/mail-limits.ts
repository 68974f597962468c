import type { MailOccasion } from '../../lib/emails/mailed-booking.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import type { NewMail } from '../repositories/mail-record.ts';
import type { MailSlotRepository } from '../repositories/mail-slots.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import { pseudonymOf } from '../secrets/pseudonym.ts';
import { mailboxIdentity } from './recipient.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * A limit: `atOnce` mails a day are sent directly, further ones after growing pauses. The last
 * pause repeats.
 */
export interface MailLimit {
  readonly atOnce: number;
  /** Milliseconds. */
  readonly pauses: readonly number[];
}

/** A limit, and who it is for. */
export interface MailQuota {
  readonly key: string;
  readonly limit: MailLimit;
}

/** Limit for a recipient. An assistant who books for many still gets everything within hours. */
const RECIPIENT: MailLimit = { atOnce: 6, pauses: [HOUR, 2 * HOUR, 4 * HOUR] };
/** Limit for an origin. A ship or mobile network has one address, so the pauses are short. */
const ORIGIN: MailLimit = { atOnce: 60, pauses: [5 * MINUTE] };
const OPERATOR: MailLimit = { atOnce: 100, pauses: [HOUR / 2] };

/** The quota of mails of a kind to one mailbox, under any of its addresses. */
export function recipientQuota(kind: string, address: string, ring: KeyRing): MailQuota {
  return { key: pseudonymOf(`mails of bookings to a ${kind}`, mailboxIdentity(address), ring), limit: RECIPIENT };
}

/** The quota of mails to travellers that one network causes. */
export const originQuota = (origin: string): MailQuota => ({ key: origin, limit: ORIGIN });

export const OPERATOR_QUOTA: MailQuota = { key: 'operator', limit: OPERATOR };

/** The name of a network under which its bookings and their mails are counted. */
export function originOf(network: string, ring: KeyRing): string {
  return pseudonymOf('where bookings come from', network, ring);
}

const UNLIMITED: readonly MailOccasion[] = ['confirm', 'departure-reminder', 'task-reminder', 'review-invitation'];

/**
 * Whether a mail is limited, because it could be caused for strangers at no cost. That is so
 * without a payment or an action of the operator, and always for requested links. Reminders are
 * only of bookings that have had one of both.
 */
export function isLimited({ occasion, recipient, facts }: NewMail): boolean {
  const isFree = facts.paidCents === 0 && facts.receivedCents === 0 && facts.droppedCents === undefined;
  const isCausedByAnybody = facts.actor === 'traveller' || facts.actor === 'clock';
  if (occasion === 'link') return true;
  if (UNLIMITED.includes(occasion)) return false;
  return recipient.kind !== 'provider' && isFree && isCausedByAnybody;
}

/**
 * Time when the next mail may be sent, after those of a day. All in milliseconds since 1970, oldest
 * first.
 */
export function nextMailAt(sent: readonly number[], { atOnce, pauses }: MailLimit): number {
  const over = sent.length - atOnce;
  const last = sent.at(-1);
  return over < 0 || last === undefined ? 0 : last + (pauses[Math.min(over, pauses.length - 1)] ?? 0);
}

/**
 * Counts a mail if its limits permit it, once for all its tries. Must run in a transaction that
 * excludes others.
 *
 * @param now an instant in milliseconds since 1970
 * @returns null, or when to ask again: then nothing was counted
 */
export async function takeMailSlot(
  slots: MailSlotRepository,
  mailId: string,
  quotas: readonly MailQuota[],
  now: number,
): Promise<number | null> {
  if (await slots.has(mailId)) return null;
  let at = now;
  for (const { key, limit } of quotas) {
    // What a wrong clock wrote down is not yet, and counts for nothing.
    const sent = await slots.times(key, manilaIso(now - DAY), manilaIso(now));
    at = Math.max(at, nextMailAt(sent.map(Date.parse), limit));
  }
  if (at > now) return at;
  await slots.add(
    mailId,
    quotas.map(({ key }) => key),
    manilaIso(now),
  );
  return null;
}
