import { manilaIso } from '../../lib/time/manila.ts';
import type { MailRecord } from '../repositories/mail-record.ts';
import type { Repositories } from '../repositories/repositories.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import { isLimited, type MailQuota, OPERATOR_QUOTA, originQuota, recipientQuota, takeMailSlot } from './mail-limits.ts';

/** Whether a mail may leave now. */
export type MailTurn =
  /** May be sent, together with postponed mails to the same mailbox, newest first. */
  | { readonly kind: 'now'; readonly joined: readonly MailRecord[] }
  /** Postponed with others of its group, until milliseconds since 1970. */
  | { readonly kind: 'later'; readonly at: number; readonly group: string };

/** More are counted and not listed. */
export const MAX_JOINED = 200;

/**
 * Applies the limits to a mail, and joins postponed mails to the same mailbox into it. `now` is an
 * instant in milliseconds.
 */
export async function applyMailLimits(
  { mailSlots, outbox }: Repositories,
  mail: MailRecord,
  to: string,
  ring: KeyRing,
  now: number,
): Promise<MailTurn> {
  if (!isLimited(mail)) return { kind: 'now', joined: [] };
  const isForOperator = mail.recipient.kind === 'operator';
  const own = isForOperator ? OPERATOR_QUOTA : recipientQuota('traveller', to, ring);
  const origin = isForOperator ? null : await mailSlots.originOf(mail.bookingRef);
  const quotas: readonly MailQuota[] = origin === null ? [own] : [own, originQuota(origin)];
  const later = await takeMailSlot(mailSlots, mail.id, quotas, now);
  if (later !== null) return { kind: 'later', at: later, group: own.key };
  await outbox.join(own.key, mail.id, manilaIso(now));
  return { kind: 'now', joined: await outbox.joinedInto(mail.id, MAX_JOINED) };
}

/** The newest mail about each booking: earlier ones are outdated. */
export function newestOfEach(mails: readonly MailRecord[]): readonly MailRecord[] {
  const newestFirst = mails.toSorted(
    (one, other) =>
      other.createdAt.localeCompare(one.createdAt) || other.id.localeCompare(one.id, 'en', { numeric: true }),
  );
  const newest = new Map<string, MailRecord>();
  for (const mail of newestFirst) if (!newest.has(mail.bookingRef)) newest.set(mail.bookingRef, mail);
  return [...newest.values()];
}
