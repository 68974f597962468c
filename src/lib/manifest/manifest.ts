import type { Booker } from '../booking/booker.schema.ts';
import type { BookingStatus } from '../booking/booking-status.ts';
import type { Passport } from '../participants/participant.schema.ts';
import type { Documents } from '../participants/participant-problems.ts';
import type { NamedStop } from '../voucher/written-trip.ts';

/** Somebody on a manifest. */
export interface ManifestPerson {
  readonly name: string;
  /** ISO 3166 code. */
  readonly nationality: string;
  readonly ageBand: string;
  /** Whether what the trip asks for is there and valid until its end. */
  readonly hasDocuments: boolean;
  /** Only where somebody asked for passports; null otherwise. */
  readonly passport: Passport | null;
}

/** A booking's trip on a day, with who travels. */
export interface Departure {
  readonly bookingRef: string;
  readonly status: BookingStatus;
  readonly booker: Booker;
  readonly listingCode: string;
  readonly title: string;
  readonly provider: string;
  /** ISO time in Palawan. */
  readonly departure: string;
  readonly people: number;
  readonly pickup: NamedStop;
  /** False where the traveller named a place that nobody has looked at. */
  readonly isPickupServed: boolean;
  readonly dropoff: NamedStop;
  /** The flight or ferry in a few words, or null. */
  readonly arrival: string | null;
  readonly notes: string;
  readonly documents: Documents;
  /** Pesos that the group brings in cash. */
  readonly cashPhp: number;
  /** What of the booking's price has not come, in US cents: with the first of its trips, and 0 with later ones. */
  readonly dueCents: number;
  /** One for each person; null where the form is empty. */
  readonly persons: readonly (ManifestPerson | null)[];
}

/** Everybody who leaves together: one listing at one hour. */
export interface ManifestGroup {
  readonly departure: string;
  readonly listingCode: string;
  readonly title: string;
  readonly provider: string;
  readonly people: number;
  readonly cashPhp: number;
  readonly trips: readonly Departure[];
}

/** What must be asked before a trip leaves, in a few words each. Empty where nothing is missing. */
export function missingOf({ status, persons, people, documents, isPickupServed }: Departure): readonly string[] {
  const known = persons.filter((person) => person !== null);
  const undocumented = known.filter(({ hasDocuments }) => !hasDocuments).length;
  return [
    ...(status === 'awaiting-payment' ? ['not paid'] : []),
    ...(known.length < people ? [`${people - known.length} of ${people} names missing`] : []),
    ...(documents === 'passport' && undocumented > 0 ? [`${undocumented} of ${people} passports missing`] : []),
    ...(isPickupServed ? [] : ['pickup to be agreed']),
  ];
}

/** The trips of a day by hour and listing. */
export function manifestOf(departures: readonly Departure[]): readonly ManifestGroup[] {
  const keyOf = ({ departure, listingCode }: Departure) => `${departure} ${listingCode}`;
  const groups = Map.groupBy(departures, keyOf);
  return [...groups.keys()].toSorted().map((key) => groupOf(groups.get(key) as readonly Departure[]));
}

function groupOf(trips: readonly Departure[]): ManifestGroup {
  const { departure, listingCode, title, provider } = trips[0] as Departure;
  const sum = (value: (trip: Departure) => number) => trips.reduce((total, trip) => total + value(trip), 0);
  return {
    departure,
    listingCode,
    title,
    provider,
    people: sum(({ people }) => people),
    cashPhp: sum(({ cashPhp }) => cashPhp),
    trips: trips.toSorted(
      (a, b) => a.pickup.name.localeCompare(b.pickup.name) || (a.bookingRef < b.bookingRef ? -1 : 1),
    ),
  };
}
