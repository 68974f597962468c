import type { Kysely } from 'kysely';
import { normalizeText } from '../../lib/text/normalize-text.ts';
import type { ResellerBookingRow, ResellerRow } from '../database/reseller-tables.ts';
import type { Tables } from '../database/tables.ts';
import type { Period } from './booking-filter.ts';
import { INVOICE_METHOD } from './payment-record.ts';
import type { ResellerBookingRecord, ResellerEntry, ResellerRecord, ResellerRepository } from './reseller-record.ts';

export function resellerRepository(db: Kysely<Tables>): ResellerRepository {
  const resellers = () => db.selectFrom('resellers').selectAll();
  const present = () => resellers().where('removed_at', 'is', null);
  const sold = () => db.selectFrom('reseller_bookings').selectAll('reseller_bookings');
  /** References of bookings that were charged, or given something back, in a period. */
  const withMoneyIn = ({ from, before }: Period) =>
    db
      .selectFrom('payments')
      .select('booking_ref')
      .where('received_at', '>=', from)
      .where('received_at', '<', before)
      .union(db.selectFrom('refunds').select('booking_ref').where('at', '>=', from).where('at', '<', before));
  return {
    withKey: async (hash) => {
      const row = await present().where('key_hash', '=', hash).executeTakeFirst();
      return row ? resellerOf(row) : null;
    },
    named: async (name) => {
      const row = await resellers().where('name_key', '=', normalizeText(name)).executeTakeFirst();
      return row ? resellerOf(row) : null;
    },
    list: async () => (await present().orderBy('name_key').execute()).map(resellerOf),
    save: async ({ id, name, email, commissionPercent, createdAt, by }, keyHash) => {
      const changes = { email, key_hash: keyHash, commission_percent: commissionPercent };
      const name_key = normalizeText(name);
      await db
        .insertInto('resellers')
        .values({ id, name, name_key, ...changes, created_at: createdAt, created_by: by })
        .onConflict((conflict) =>
          conflict.column('name_key').doUpdateSet({ ...changes, removed_at: null, removed_by: null }),
        )
        .execute();
      return resellerOf(await resellers().where('name_key', '=', name_key).executeTakeFirstOrThrow());
    },
    remove: async (id, { by, at }) => {
      const removed = db.updateTable('resellers').set({ removed_at: at, removed_by: by }).where('id', '=', id);
      const { numUpdatedRows } = await removed.where('removed_at', 'is', null).executeTakeFirst();
      return Number(numUpdatedRows) === 1;
    },
    addBooking: async ({ details, ...booking }) => {
      await db
        .insertInto('reseller_bookings')
        .values({
          booking_ref: booking.bookingRef,
          reseller_id: booking.resellerId,
          uuid: booking.uuid,
          request_hash: booking.requestHash,
          reference: booking.reference,
          commission_percent: booking.commissionPercent,
          details: JSON.stringify(details),
          updated_at: booking.updatedAt,
        })
        .execute();
    },
    changeBooking: async (bookingRef, { reference, details, updatedAt }) => {
      const change = {
        updated_at: updatedAt,
        ...(reference !== undefined && { reference }),
        ...(details !== undefined && { details: JSON.stringify(details) }),
      };
      await db.updateTable('reseller_bookings').set(change).where('booking_ref', '=', bookingRef).execute();
    },
    countHolds: async (resellerId, at) => {
      const held = sold()
        .clearSelect()
        .innerJoin('bookings', 'bookings.ref', 'reseller_bookings.booking_ref')
        .where('reseller_id', '=', resellerId)
        .where('status', '=', 'awaiting-payment')
        .where('expires_at', '>', at)
        .select(({ fn }) => fn.countAll().as('count'));
      return Number((await held.executeTakeFirstOrThrow()).count);
    },
    withUuid: async (resellerId, uuid) => {
      const row = await sold().where('reseller_id', '=', resellerId).where('uuid', '=', uuid).executeTakeFirst();
      return row ? bookingOf(row) : null;
    },
    ofBooking: async (bookingRef) => {
      const row = await sold().where('booking_ref', '=', bookingRef).executeTakeFirst();
      return row ? bookingOf(row) : null;
    },
    find: async (resellerId, { reference, bookingRef, departs }, most) => {
      let found = sold()
        .innerJoin('bookings', 'bookings.ref', 'reseller_bookings.booking_ref')
        .where('reseller_id', '=', resellerId);
      if (reference !== undefined) found = found.where('reference', '=', reference);
      if (bookingRef !== undefined) found = found.where('reseller_bookings.booking_ref', '=', bookingRef);
      if (departs) {
        found = found.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('booked_trips')
              .select('booked_trips.ref')
              .whereRef('booked_trips.booking_ref', '=', 'reseller_bookings.booking_ref')
              .where('departure', '>=', departs.from)
              .where('departure', '<', departs.before),
          ),
        );
      }
      const newestFirst = found.orderBy('bookings.placed_at', 'desc').orderBy('bookings.ref').limit(most);
      return (await newestFirst.execute()).map(bookingOf);
    },
    entries: async (resellerId, period) => {
      const charged = db
        .selectFrom('payments')
        .innerJoin('reseller_bookings as sold', 'sold.booking_ref', 'payments.booking_ref')
        .select(['sold.booking_ref', 'sold.reference', 'sold.commission_percent', 'received_at as at', 'cents'])
        .where('sold.reseller_id', '=', resellerId)
        .where('method', '=', INVOICE_METHOD)
        .where('received_at', '<', period.before)
        .where('sold.booking_ref', 'in', withMoneyIn(period));
      const credited = db
        .selectFrom('refunds')
        .innerJoin('payments', 'payments.id', 'refunds.payment_id')
        .innerJoin('reseller_bookings as sold', 'sold.booking_ref', 'refunds.booking_ref')
        .select(['sold.booking_ref', 'sold.reference', 'sold.commission_percent', 'refunds.at'])
        .select(({ fn }) => fn.sum('refunds.cents').as('cents'))
        .where('sold.reseller_id', '=', resellerId)
        .where('method', '=', INVOICE_METHOD)
        .where('refunds.status', '=', 'given')
        .where('refunds.at', '<', period.before)
        .where('sold.booking_ref', 'in', withMoneyIn(period))
        // One credit may be of several charges.
        .groupBy(['sold.booking_ref', 'sold.reference', 'sold.commission_percent', 'refunds.at']);
      return [
        ...(await charged.execute()).map((row) => entryOf(row, row.cents)),
        ...(await credited.execute()).map((row) => entryOf(row, -Number(row.cents))),
      ].toSorted((one, other) => one.at.localeCompare(other.at) || one.bookingRef.localeCompare(other.bookingRef));
    },
  };
}

function resellerOf(row: ResellerRow): ResellerRecord {
  const { id, name, email, commission_percent: commissionPercent, created_at: createdAt, created_by: by } = row;
  return { id, name, email, commissionPercent, createdAt, by };
}

function bookingOf(row: ResellerBookingRow): ResellerBookingRecord {
  return {
    bookingRef: row.booking_ref,
    resellerId: row.reseller_id,
    uuid: row.uuid,
    requestHash: row.request_hash,
    reference: row.reference,
    commissionPercent: row.commission_percent,
    details: JSON.parse(row.details),
    updatedAt: row.updated_at,
  };
}

type EntryRow = Pick<ResellerBookingRow, 'booking_ref' | 'reference' | 'commission_percent'> & { readonly at: string };

function entryOf(row: EntryRow, cents: number): ResellerEntry {
  const { booking_ref: bookingRef, reference, commission_percent: commissionPercent, at } = row;
  return { bookingRef, reference, commissionPercent, at, cents };
}
