import { manilaIso } from '../../lib/time/manila.ts';
import type { NewMail } from '../repositories/mail-record.ts';
import type { MailSlotRepository } from '../repositories/mail-slots.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import { pseudonymOf } from '../secrets/pseudonym.ts';
import { mailboxIdentity } from './recipient.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** So many mails of a day leave at once; the next ones after ever longer pauses, the last of which stays. */
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

/** Whoever books a lot for others still hears of everything within some hours, while places are kept for a day. */
const RECIPIENT: MailLimit = { atOnce: 6, pauses: [HOUR, 2 * HOUR, 4 * HOUR] };
/** A ship or a mobile network has one address: a day of theirs passes, a program that writes to strangers gets tired. */
const ORIGIN: MailLimit = { atOnce: 60, pauses: [5 * MINUTE] };
const OPERATOR: MailLimit = { atOnce: 100, pauses: [HOUR / 2] };

/** Mails of a kind to one mailbox, whichever of its addresses somebody typed. */
export function recipientQuota(kind: string, address: string, ring: KeyRing): MailQuota {
  return { key: pseudonymOf(`mails of bookings to a ${kind}`, mailboxIdentity(address), ring), limit: RECIPIENT };
}

/** Mails to travellers because of what one network asked for. */
export const originQuota = (origin: string): MailQuota => ({ key: origin, limit: ORIGIN });

export const OPERATOR_QUOTA: MailQuota = { key: 'operator', limit: OPERATOR };

/** The name of a network under which its bookings and their mails are counted. */
export function originOf(network: string, ring: KeyRing): string {
  return pseudonymOf('where bookings come from', network, ring);
}

/**
 * Whether a mail costs whoever causes it nothing, so that a stranger could be sent any number: no money has come, and no operator said so. A link is asked for by
 * anybody, whatever was paid.
 */
export function isLimited({ occasion, recipient, facts }: NewMail): boolean {
  const isFree = facts.paidCents === 0 && facts.receivedCents === 0;
  const isCausedByAnybody = facts.actor === 'traveller' || facts.actor === 'clock';
  if (occasion === 'link') return true;
  return recipient.kind !== 'provider' && isFree && isCausedByAnybody && occasion !== 'confirm';
}

/** When the next mail may leave, after those of a day. All in milliseconds since 1970, oldest first. */
export function nextMailAt(sent: readonly number[], { atOnce, pauses }: MailLimit): number {
  const over = sent.length - atOnce;
  const last = sent.at(-1);
  return over < 0 || last === undefined ? 0 : last + (pauses[Math.min(over, pauses.length - 1)] ?? 0);
}

/**
 * Gives a mail its turn and counts it, once however often it is tried. Call it in a transaction that keeps out others who do the same.
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
