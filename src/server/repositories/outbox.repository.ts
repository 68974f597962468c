import type { Kysely } from 'kysely';
import type { MailOccasion, MailRecipient } from '../../lib/emails/mailed-booking.ts';
import type { OutboxRow } from '../database/backoffice-tables.ts';
import type { Tables } from '../database/tables.ts';
import type { MailRecord, MailState, NewMail } from './mail-record.ts';
import type { DueMails, MailOutcome, OutboxRepository } from './outbox.ts';

const PROVIDER = 'provider:';

function recipientText(recipient: MailRecipient): string {
  return recipient.kind === 'provider' ? PROVIDER + recipient.name : recipient.kind;
}

function recipientOf(text: string): MailRecipient {
  if (text.startsWith(PROVIDER)) return { kind: 'provider', name: text.slice(PROVIDER.length) };
  return { kind: text === 'operator' ? 'operator' : 'traveller' };
}

function outboxRow({ id, bookingRef, occasion, recipient, facts }: NewMail, at: string): OutboxRow {
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

function mailOfRow(row: OutboxRow): MailRecord {
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

/** The columns that a try changes. */
function settledColumns(outcome: MailOutcome): Partial<OutboxRow> {
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

/** Columns of a mail without a group. */
const ALONE = { group_key: null, joined_into: null };

export function outboxRepository(db: Kysely<Tables>): OutboxRepository {
  const dueMails = ({ now, latest, abandoned }: DueMails) =>
    db
      .selectFrom('outbox')
      .selectAll()
      .where('state', '=', 'waiting')
      .where((is) =>
        is.or([
          is.and([is('lease', 'is', null), is.or([is('due_at', '<=', now), is('due_at', '>', latest)])]),
          ...(abandoned.length > 0 ? [is('lease', 'in', [...abandoned])] : []),
        ]),
      )
      .orderBy('due_at')
      .orderBy('created_at')
      .orderBy('id')
      .limit(1);

  const changeAll = async (state: MailState, columns: Partial<OutboxRow>) => {
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set(columns)
      .where('state', '=', state)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  };

  return {
    add: async (mails, at) => {
      if (mails.length === 0) return;
      const rows = mails.map((mail) => outboxRow(mail, at));
      await db
        .insertInto('outbox')
        .values(rows)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },
    find: async (id) => {
      const row = await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
      return row ? mailOfRow(row) : null;
    },
    list: async ({ bookingRef, states, most }) => {
      let query = db.selectFrom('outbox').selectAll().orderBy('created_at', 'desc').orderBy('id').limit(most);
      if (bookingRef !== undefined) query = query.where('booking_ref', '=', bookingRef);
      if (states !== undefined) query = query.where('state', 'in', [...states]);
      return (await query.execute()).map(mailOfRow);
    },
    countByState: async (states) => {
      const rows = db
        .selectFrom('outbox')
        .select(({ fn }) => ['state', fn.countAll().as('count')])
        .where('state', 'in', [...states])
        .groupBy('state');
      const counts = new Map((await rows.execute()).map(({ state, count }) => [state, Number(count)]));
      return Object.fromEntries(states.map((state) => [state, counts.get(state) ?? 0])) as Record<
        (typeof states)[number],
        number
      >;
    },
    leases: async () => {
      const held = db
        .selectFrom('outbox')
        .select('lease')
        .where('state', '=', 'waiting')
        .where('lease', 'is not', null);
      return (await held.execute()).flatMap(({ lease }) => (lease === null ? [] : [lease]));
    },
    hasDue: async (due) => (await dueMails(due).executeTakeFirst()) !== undefined,
    lease: async (due, lease) => {
      const row = await dueMails(due).executeTakeFirst();
      if (!row) return null;
      const attempts = row.attempts + 1;
      await db.updateTable('outbox').set({ lease, attempts }).where('id', '=', row.id).execute();
      return { mail: mailOfRow({ ...row, attempts }), lease };
    },
    settle: async ({ mail, lease }, outcome) => {
      const attempts = outcome.state === 'put-off' ? mail.attempts - 1 : mail.attempts;
      const changes = { ...settledColumns(outcome), attempts, lease: null };
      await db.updateTable('outbox').set(changes).where('id', '=', mail.id).where('lease', '=', lease).execute();
    },
    join: async (group, into, at) => {
      const joined = { state: 'joined', joined_into: into, finished_at: at, last_error: `told in the mail ${into}` };
      await db
        .updateTable('outbox')
        .set(joined)
        .where('group_key', '=', group)
        .where('state', '=', 'waiting')
        .where('lease', 'is', null)
        .where('id', '!=', into)
        .execute();
    },
    joinedInto: async (id, most) => {
      const joined = db.selectFrom('outbox').selectAll().where('joined_into', '=', id).where('state', '=', 'joined');
      return (await joined.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(most).execute()).map(mailOfRow);
    },
    restart: async ({ id, state, edition }, at) => {
      const next = { state: 'waiting', due_at: at, attempts: 0, finished_at: null, last_error: null, ...ALONE };
      const { numUpdatedRows } = await db
        .updateTable('outbox')
        .set({ ...next, edition: state === 'sent' ? edition + 1 : edition })
        .where('id', '=', id)
        .where('lease', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    hold: (reason) => changeAll('waiting', { state: 'held', lease: null, last_error: reason }),
    dropHeld: (reason, at) => changeAll('held', { state: 'dropped', finished_at: at, last_error: reason }),
    removeDoneBefore: async (at, statuses) => {
      const { numDeletedRows } = await db
        .deleteFrom('outbox')
        .where('state', 'in', ['sent', 'dropped', 'joined'])
        .where('due_at', '<', at)
        .where('finished_at', '<', at)
        // Asked of the old mails alone: bookings that are over are nearly all there are.
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('bookings')
              .select('bookings.ref')
              .whereRef('bookings.ref', '=', 'outbox.booking_ref')
              .where('bookings.status', 'in', [...statuses]),
          ),
        )
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
