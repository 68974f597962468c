import type { TripProvider } from '../../lib/booking/booking-catalogue.schema.ts';
import { arrivalText } from '../../lib/booking/trip-text-data.ts';
import { voucherRevision } from '../../lib/bookings/signed-voucher.ts';
import { statusAt } from '../../lib/bookings/status-at.ts';
import { isRunBy, providerOfTrip } from '../../lib/bookings/trip-provider.ts';
import { outstandingDues, sumOfDues } from '../../lib/payments/outstanding-balance.ts';
import { addDays, manilaInstant, manilaIso } from '../../lib/time/manila.ts';
import { decryptPassport } from '../bookings/participant-view.ts';
import type { Period } from '../repositories/booking-filter.ts';
import type { BookingRecord, TripRecord } from '../repositories/booking-record.ts';
import type { ParticipantRecord } from '../repositories/participant-record.ts';
import type { Repositories } from '../repositories/repositories.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import type { Departure, ManifestPerson, StoredDocuments } from './manifest.ts';

/** The filter for trips of a day. */
export interface DepartureQuery {
  /** ISO date in Palawan. */
  readonly day: string;
  readonly listing?: string | undefined;
  /** The id or a name of the company that runs them. */
  readonly provider?: string | undefined;
  /** Today's providers, whose names are used; other trips have the name they were sold under. */
  readonly providers?: readonly TripProvider[];
}

/** A day of Palawan, or several. */
export function periodOf(from: string, to: string = from): Period {
  return { from: manilaIso(manilaInstant(from)), before: manilaIso(manilaInstant(addDays(to, 1))) };
}

/**
 * Every trip that leaves on a day, except for cancelled and expired bookings.
 *
 * @param passportKeys decrypts passports where they were requested; null where only their presence
 * matters
 * @param now an instant in milliseconds since 1970
 */
export async function departuresOn(
  repositories: Repositories,
  { day, listing, provider, providers = [] }: DepartureQuery,
  passportKeys: KeyRing | null,
  now: number,
): Promise<readonly Departure[]> {
  const period = periodOf(day);
  const bookings = await repositories.backoffice.departing(period, listing);
  const live = bookings.filter((booking) => statusAt(booking, now) !== 'expired');
  const participants = Map.groupBy(
    await repositories.participants.ofBookings(live.map(({ ref }) => ref)),
    ({ tripRef, bookingRef }) => `${bookingRef} ${tripRef}`,
  );
  return live.flatMap((booking) =>
    booking.trips
      .filter(({ departure }) => departure >= period.from && departure < period.before)
      .filter((trip) => listing === undefined || trip.trip.listingCode === listing)
      .filter((trip) => provider === undefined || isRunBy(provider, trip, providers))
      .map((trip) => ({
        ...departureOf(booking, trip, participants.get(`${booking.ref} ${trip.ref}`) ?? [], passportKeys),
        provider: providerOfTrip(trip, providers)?.name ?? trip.provider,
        dueCents: trip === firstFrom(booking, period) ? dueCents(booking) : 0,
      })),
  );
}

function departureOf(
  booking: BookingRecord,
  sold: TripRecord,
  participants: readonly ParticipantRecord[],
  passportKeys: KeyRing | null,
): Omit<Departure, 'dueCents' | 'provider'> {
  const { trip, title, departure, pickup, dropoff, unknownHotels, documents, cashPhp } = sold;
  const byPlace = new Map(participants.map((participant) => [participant.index, participant]));
  const persons = Array.from({ length: trip.people }, (_, index) => personOf(byPlace.get(index), sold, passportKeys));
  return {
    bookingRef: booking.ref,
    tripRef: sold.ref,
    revision: voucherRevision(booking),
    status: booking.status,
    booker: booking.booker,
    reseller: booking.reseller?.name ?? null,
    listingCode: trip.listingCode,
    title,
    departure,
    people: trip.people,
    pickup,
    isPickupServed: trip.pickup.areaId !== null,
    unknownHotels,
    dropoff,
    arrival: arrivalText(trip.arrival, 'en-US'),
    notes: trip.notes,
    documents,
    cashPhp,
    persons,
    isCalledOff: sold.isCalledOff === true,
  };
}

/** The next trip of a booking: its driver collects what is due. */
function firstFrom({ trips }: BookingRecord, { from }: Period): TripRecord | undefined {
  return trips.filter(({ departure }) => departure >= from).toSorted((a, b) => (a.departure < b.departure ? -1 : 1))[0];
}

function dueCents(booking: BookingRecord): number {
  return sumOfDues(outstandingDues(booking, booking.paidCents));
}

function personOf(
  participant: ParticipantRecord | undefined,
  sold: TripRecord,
  passportKeys: KeyRing | null,
): ManifestPerson | null {
  if (!participant) return null;
  const { name, nationality, ageBand, passport } = participant;
  const opened = passport && passportKeys && decryptPassport(passport, participant, passportKeys);
  const isUnreadable = passportKeys !== null && passport !== null && opened === null;
  const documents = isUnreadable ? 'unreadable' : storedDocumentsOf(participant, sold);
  return { name, nationality, ageBand, documents, passport: opened };
}

/**
 * The state of a participant's documents. A passport was checked against the trip when it was
 * saved.
 */
function storedDocumentsOf({ passport }: ParticipantRecord, { documents }: TripRecord): StoredDocuments {
  return documents === 'none' || passport !== null ? 'complete' : 'missing';
}
