import type { MailOccasion, MailRecipient } from '../../lib/emails/email-data.ts';
import type { OutboxRow } from '../database/backoffice-tables.ts';
import type { MailRecord, MailState, NewMail } from './mail-record.ts';
import type { MailOutcome } from './outbox.ts';

const PROVIDER = 'provider:';

function recipientText(recipient: MailRecipient): string {
  return recipient.kind === 'provider' ? PROVIDER + recipient.name : recipient.kind;
}

function recipientOf(text: string): MailRecipient {
  if (text.startsWith(PROVIDER)) return { kind: 'provider', name: text.slice(PROVIDER.length) };
  return { kind: text === 'operator' ? 'operator' : 'traveller' };
}

export function outboxRow({ id, bookingRef, occasion, recipient, facts }: NewMail, at: string): OutboxRow {
  return {
    id,
    booking_ref: bookingRef,
    occasion,
    recipient: recipientText(recipient),
    facts: JSON.stringify(facts),
    state: 'waiting',
    created_at: at,
    due_at: at,
    attempts: 0,
    edition: 0,
    lease: null,
    finished_at: null,
    last_error: null,
    group_key: null,
    joined_into: null,
  };
}

export function mailOfRow(row: OutboxRow): MailRecord {
  return {
    id: row.id,
    bookingRef: row.booking_ref,
    occasion: row.occasion as MailOccasion,
    recipient: recipientOf(row.recipient),
    facts: JSON.parse(row.facts),
    state: row.state as MailState,
    createdAt: row.created_at,
    dueAt: row.due_at,
    attempts: row.attempts,
    edition: row.edition,
    finishedAt: row.finished_at,
    lastError: row.last_error,
  };
}

/** What a try changes of a row. */
export function settledColumns(outcome: MailOutcome): Partial<OutboxRow> {
  switch (outcome.state) {
    case 'sent':
      return { state: 'sent', finished_at: outcome.at, last_error: null };
    case 'waiting':
      return { due_at: outcome.dueAt, last_error: outcome.reason };
    case 'put-off':
      return { due_at: outcome.dueAt, last_error: outcome.reason, group_key: outcome.group };
    default:
      return { state: outcome.state, finished_at: outcome.at, last_error: outcome.reason };
  }
}
