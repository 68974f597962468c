import type { Booker } from '../../lib/booking/booker.schema.ts';
import type { StopSide } from '../../lib/booking/stop-side.schema.ts';
import type { NamedStop } from '../../lib/booking/trip-text-data.ts';
import type { BookingStatus } from '../../lib/bookings/booking-status.ts';
import type { Passport } from '../../lib/bookings/participant.schema.ts';
import type { Documents } from '../../lib/bookings/passport-validation.ts';
import { type ManifestCount, peopleIn, shareOut } from './share-out.ts';

/**
 * Whether required documents are there and valid until the end of the trip. A passport that cannot
 * be decrypted is only found where its content was requested.
 */
export type StoredDocuments = 'complete' | 'missing' | 'unreadable';

/** A participant on a manifest. */
export interface ManifestPerson {
  readonly name: string;
  /** ISO 3166 code. */
  readonly nationality: string;
  readonly ageBand: string;
  readonly documents: StoredDocuments;
  /** Only where passports were requested; null otherwise. */
  readonly passport: Passport | null;
}

/** A booking's trip on a day, with who travels. */
export interface Departure {
  readonly bookingRef: string;
  readonly tripRef: string;
  /** Of the booking: see voucherRevision. */
  readonly revision: number;
  readonly status: BookingStatus;
  readonly booker: Booker;
  /** The company that sold it by OCTO; null where its traveller booked here. */
  readonly reseller: string | null;
  readonly listingCode: string;
  readonly title: string;
  readonly provider: string;
  /** ISO time in Palawan. */
  readonly departure: string;
  readonly people: number;
  readonly pickup: NamedStop;
  /** False for a place that the operator must confirm. */
  readonly isPickupServed: boolean;
  /** Stops whose hotel is still unknown. */
  readonly unknownHotels: readonly StopSide[];
  readonly dropoff: NamedStop;
  /** The flight or ferry in a few words, or null. */
  readonly arrival: string | null;
  readonly notes: string;
  readonly documents: Documents;
  /** Pesos that the group must pay in cash. */
  readonly cashPhp: number;
  /** Unpaid amount of the booking in US cents: at the first of its trips, and 0 at later ones. */
  readonly dueCents: number;
  /** One for each person; null where the form is empty. */
  readonly persons: readonly (ManifestPerson | null)[];
  /** Whether it was called off: its travellers choose another date, or their money. */
  readonly isCalledOff: boolean;
}

/** People who leave together: one listing at one hour, in one vehicle of several. */
export interface ManifestGroup {
  readonly departure: string;
  readonly listingCode: string;
  readonly title: string;
  readonly provider: string;
  /** Number of the vehicle, from 1; null where nobody counts them. */
  readonly boat: { readonly number: number; readonly of: number } | null;
  /** The count of the whole departure; null for a listing that is sold no more. */
  readonly count: ManifestCount | null;
  readonly people: number;
  readonly cashPhp: number;
  readonly trips: readonly Departure[];
}

const MISSING_HOTEL: Readonly<Record<StopSide, string>> = {
  pickup: 'hotel of the pickup not known',
  dropoff: 'hotel of the drop-off not known',
};

const MISSING_TEXTS = ['missing', 'unreadable'] as const satisfies readonly StoredDocuments[];

/** Details that must be clarified before departure, in a few words each. */
export function missingOf(trip: Departure): readonly string[] {
  const { status, persons, people, documents, isPickupServed, unknownHotels } = trip;
  const known = persons.filter((person) => person !== null);
  return [
    ...(status === 'awaiting-payment' ? ['not paid'] : []),
    ...(known.length < people ? [`${people - known.length} of ${people} names missing`] : []),
    ...(documents === 'passport' ? MISSING_TEXTS.flatMap((lack) => missingText(known, lack, people)) : []),
    ...(isPickupServed ? [] : ['pickup to be agreed']),
    ...unknownHotels.map((side) => MISSING_HOTEL[side]),
  ];
}

function missingText(known: readonly ManifestPerson[], lack: StoredDocuments, people: number): readonly string[] {
  const count = known.filter(({ documents }) => documents === lack).length;
  return count > 0 ? [`${count} of ${people} passports ${lack}`] : [];
}

/** Finds the count of a departure; null for a listing that is sold no more. */
export type CountOf = (departure: Pick<Departure, 'listingCode' | 'departure'>) => ManifestCount | null;

/** The trips of a day by hour, listing and vehicle. */
export function manifestOf(departures: readonly Departure[], countOf: CountOf): readonly ManifestGroup[] {
  const keyOf = ({ departure, listingCode }: Departure) => `${departure} ${listingCode}`;
  const groups = Map.groupBy(departures, keyOf);
  return [...groups.keys()].toSorted().flatMap((key) => groupsOf(groups.get(key) as readonly Departure[], countOf));
}

function groupsOf(departures: readonly Departure[], countOf: CountOf): readonly ManifestGroup[] {
  const trips = departures.toSorted(
    (a, b) => a.pickup.name.localeCompare(b.pickup.name) || (a.bookingRef < b.bookingRef ? -1 : 1),
  );
  const first = trips[0] as Departure;
  const { departure, listingCode, title, provider } = first;
  const count = countOf(first);
  const shared = count ? shareOut(trips, count) : [trips];
  const isCounted = count !== null && (count.sharing === 'alone' || count.seats !== null);
  return shared.map((seated, index) => ({
    departure,
    listingCode,
    title,
    provider,
    boat: isCounted ? { number: index + 1, of: shared.length } : null,
    count,
    people: peopleIn(seated),
    cashPhp: seated.reduce((sum, { cashPhp }) => sum + cashPhp, 0),
    // Whoever is seated first is not picked up first.
    trips: trips.filter((trip) => seated.includes(trip)),
  }));
}
