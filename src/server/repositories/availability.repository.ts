import { type Kysely, sql } from 'kysely';
import type { DepartureChange } from '../../lib/availability/departure-change.ts';
import type { SetSeaStatus } from '../../lib/availability/sea-status.ts';
import type { BookingStatus } from '../../lib/bookings/booking-status.ts';
import type { DepartureChangeRow, SeaStatusRow } from '../database/backoffice-tables.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { AvailabilityRepository, StoredTrip } from './availability-record.ts';
import type { Period } from './booking-filter.ts';
import { poolUseOf } from './booking-rows.ts';

/** States in which a booking takes no place; one that is about to expire is stored as unpaid. */
const GIVEN_BACK: ReadonlySet<BookingStatus> = new Set<BookingStatus>(['cancelled', 'expired']);

export function availabilityRepository(db: Kysely<Tables>, lockKeys: Database['lockKeys']): AvailabilityRepository {
  return {
    lock: (keys) => lockKeys(db, keys),
    bookedTrips: async (listingCodes, period) => {
      const rows = await tripsIn(db, period).where('trip.listing_code', 'in', listingCodes).execute();
      return rows.map(storedTripOf).filter(takesPlaces);
    },
    pooledTrips: async (pool, exceptCodes, period) => {
      const rows = await tripsIn(db, period)
        .where('trip.pool', '=', pool)
        .where('trip.listing_code', 'not in', exceptCodes)
        .select(['trip.pool', 'trip.sharing', 'trip.seats'])
        .execute();
      return rows.flatMap((row) => {
        const trip = storedTripOf(row);
        const { poolUse } = poolUseOf(row);
        return poolUse && takesPlaces(trip) ? [{ ...trip, poolUse }] : [];
      });
    },
    changes: async (scopes, { from, to }) => {
      const rows = db
        .selectFrom('departure_changes')
        .selectAll()
        .where('day', '>=', from)
        .where('day', '<=', to)
        .where('scope', 'in', scopes.map(scopeText))
        .orderBy('id');
      return (await rows.execute()).map(changeOf);
    },
    addChange: async (change) => {
      await db
        .insertInto('departure_changes')
        .values(await changeRow(db, change))
        .execute();
    },
    seaStatus: async (port) => {
      const row = await db.selectFrom('sea_statuses').selectAll().where('port', '=', port).executeTakeFirst();
      return row ? seaStatusOf(row) : null;
    },
    seaStatuses: async () =>
      (await db.selectFrom('sea_statuses').selectAll().orderBy('port').execute()).map(seaStatusOf),
    setSeaStatus: async ({ port, by, at, ...set }) => {
      const columns = { ...set, set_by: by, set_at: at };
      await db
        .insertInto('sea_statuses')
        .values({ port, ...columns })
        .onConflict((conflict) => conflict.column('port').doUpdateSet(columns))
        .execute();
    },
  };
}

/** Status and time of expiry in one, as looking a booking up twice takes twice as long. */
const BOOKING_STATE = sql<string>`status || ' ' || coalesce(expires_at, '')`.as('state');

/** Booked trips of a period, each with its booking. */
function tripsIn(db: Kysely<Tables>, { from, before }: Period) {
  // Of each trip its booking is looked up by the key: joined, PostgreSQL reads all bookings.
  return db
    .selectFrom('booked_trips as trip')
    .select(['trip.booking_ref', 'trip.ref', 'trip.listing_code', 'trip.departure', 'trip.ends_at', 'trip.people'])
    .select((trip) =>
      trip.selectFrom('bookings').select(BOOKING_STATE).whereRef('ref', '=', 'trip.booking_ref').as('state'),
    )
    .where('trip.departure', '>=', from)
    .where('trip.departure', '<', before);
}

type StoredTripRow = Awaited<ReturnType<ReturnType<typeof tripsIn>['execute']>>[number];

function storedTripOf(row: StoredTripRow): StoredTrip {
  const [status, expiresAt = ''] = (row.state ?? '').split(' ');
  return {
    bookingRef: row.booking_ref,
    tripRef: row.ref,
    listingCode: row.listing_code,
    departure: row.departure,
    end: row.ends_at,
    people: row.people,
    status: status as BookingStatus,
    expiresAt: expiresAt || null,
  };
}

function takesPlaces({ status }: StoredTrip): boolean {
  return !GIVEN_BACK.has(status);
}

function seaStatusOf({ port, status, note, until, set_by: by, set_at: at }: SeaStatusRow): SetSeaStatus {
  return { port, status: status as SetSeaStatus['status'], note, until, by, at };
}

function scopeText({ kind, id }: DepartureChange['scope']): string {
  return `${kind}:${id}`;
}

/** Its id counts the changes of its day, so that the order of two in one second is kept too. */
async function changeRow(db: Kysely<Tables>, change: DepartureChange): Promise<DepartureChangeRow> {
  const earlier = await db.selectFrom('departure_changes').select('id').where('day', '=', change.day).execute();
  return {
    id: `${change.day} ${String(earlier.length).padStart(6, '0')}`,
    scope: scopeText(change.scope),
    day: change.day,
    time: change.time,
    kind: change.kind,
    units: change.kind === 'seats' ? change.units : null,
    seats: change.kind === 'seats' ? change.seats : null,
    reason: change.reason,
    changed_by: change.by,
    changed_at: change.at,
  };
}

function changeOf(row: DepartureChangeRow): DepartureChange {
  const separator = row.scope.indexOf(':');
  return {
    kind: row.kind,
    scope: { kind: row.scope.slice(0, separator), id: row.scope.slice(separator + 1) },
    day: row.day,
    time: row.time,
    ...(row.kind === 'seats' && { units: row.units, seats: row.seats }),
    reason: row.reason,
    by: row.changed_by,
    at: row.changed_at,
  } as DepartureChange;
}
