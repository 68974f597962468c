import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { erasedTripDetails } from './booking-rows.ts';
import type { Person, PersonRepository, RowSelection } from './person.ts';
import { refsOfPerson } from './person-refs.ts';

/** Every table with data under a reference, and its column. Referenced tables come last. */
export const PERSONAL_TABLES = [
  ['arrivals', 'ref'],
  ['secrets', 'ref'],
  ['idempotency_keys', 'booking_ref'],
  ['carts', 'ref'],
  ['booking_origins', 'booking_ref'],
  ['mail_slots', 'mail_id'],
  ['outbox', 'booking_ref'],
  ['booking_notes', 'booking_ref'],
  ['payment_starts', 'booking_ref'],
  ['refunds', 'booking_ref'],
  ['payments', 'booking_ref'],
  ['booking_events', 'booking_ref'],
  ['check_ins', 'booking_ref'],
  ['booking_terms', 'booking_ref'],
  ['participants', 'booking_ref'],
  ['booked_trips', 'booking_ref'],
  ['reseller_bookings', 'booking_ref'],
  ['bookings', 'ref'],
] as const satisfies readonly (readonly [keyof Tables, string])[];

/** Tables that the accounts need: amounts, and what was sold when. */
const ACCOUNTS: ReadonlySet<string> = new Set([
  'refunds',
  'payments',
  'booking_events',
  'booked_trips',
  'reseller_bookings',
  'bookings',
]);

/** The text in place of an erased name. */
export const ERASED = '(erased)';

export function personRepository(db: Kysely<Tables>): PersonRepository {
  const removeFrom = async (tables: typeof PERSONAL_TABLES | ReturnType<typeof besidesAccounts>, ref: string) => {
    await releaseJoinedMails(ref);
    for (const [table, column] of tables) {
      await sql`delete from ${sql.table(table)} where ${isAbout(column, ref)}`.execute(db);
    }
  };
  /** Releases mails that an erased one would have included, so that they are sent. */
  const releaseJoinedMails = async (ref: string) => {
    const untold = db.selectFrom('outbox').select('id').where('booking_ref', '=', ref).where('state', '!=', 'sent');
    await db
      .updateTable('outbox')
      .set({ state: 'waiting', group_key: null, joined_into: null, finished_at: null, last_error: null })
      .where('state', '=', 'joined')
      .where('joined_into', 'in', untold)
      .execute();
  };
  const someBookings = (which: RowSelection) => {
    const bookings = db.selectFrom('bookings').select('ref');
    return 'ref' in which ? bookings.where('ref', '=', which.ref) : bookings.limit(which.most);
  };
  return {
    refsOf: (person: Person) => refsOfPerson(db, person),
    rowsOf: async (ref) => {
      const found: [string, Record<string, unknown>[]][] = [];
      for (const [table, column] of PERSONAL_TABLES) {
        const rows = sql<Record<string, unknown>>`select * from ${sql.table(table)} where ${isAbout(column, ref)}`;
        found.push([table, (await rows.execute(db)).rows.map((row) => ({ ...row }))]);
      }
      return Object.fromEntries(found);
    },
    hasMoney: async (ref) => {
      const payment = db.selectFrom('payments').select('id').where('booking_ref', '=', ref);
      return (await payment.executeTakeFirst()) !== undefined;
    },
    remove: (ref) => removeFrom(PERSONAL_TABLES, ref),
    removePerson: async (ref, sealedBy, at) => {
      await removeFrom(besidesAccounts(), ref);
      await db.insertInto('secrets').values({ hash: sealedBy, ref, created_at: at }).execute();
      const nobody = { booker_name: ERASED, booker_email: '', booker_mobile: '', search_text: '' };
      await db.updateTable('bookings').set(nobody).where('ref', '=', ref).execute();
      await db.updateTable('reseller_bookings').set({ details: 'null' }).where('booking_ref', '=', ref).execute();
      await db.updateTable('refunds').set({ reason: ERASED }).where('booking_ref', '=', ref).execute();
      await db.updateTable('booking_events').set({ cause: ERASED }).where('booking_ref', '=', ref).execute();
      const trips = await db
        .selectFrom('booked_trips')
        .select(['ref', 'details'])
        .where('booking_ref', '=', ref)
        .execute();
      for (const trip of trips) {
        await db
          .updateTable('booked_trips')
          .set({ details: erasedTripDetails(trip.details, ERASED) })
          .where('booking_ref', '=', ref)
          .where('ref', '=', trip.ref)
          .execute();
      }
    },
    unpaidBefore: async (at, which) => {
      const unpaid = someBookings(which)
        // Unpaid places are reserved for hours, so a cancellation came within hours of booking.
        .where((is) =>
          is.or([
            is.and([is('status', '=', 'expired'), is('expires_at', '<', at)]),
            is.and([is('status', '=', 'cancelled'), is('placed_at', '<', at)]),
          ]),
        )
        .where('paid_cents', '=', 0)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('payments').select('id').whereRef('booking_ref', '=', 'bookings.ref'))),
        );
      return (await unpaid.execute()).map(({ ref }) => ref);
    },
    endedBefore: async (at, which) => {
      const ended = someBookings(which).where('ends_at', '<', at);
      return (await ended.execute()).map(({ ref }) => ref);
    },
  };
}

/** The condition that a row is about a reference. Rows of mail counts have only a mail's id. */
function isAbout(column: string, ref: string): RawBuilder<unknown> {
  const mails = sql`mail_id in (select id from outbox where booking_ref = ${ref})`;
  return column === 'mail_id' ? mails : sql`${sql.ref(column)} = ${ref}`;
}

function besidesAccounts() {
  return PERSONAL_TABLES.filter(([table]) => !ACCOUNTS.has(table));
}
