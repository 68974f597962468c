import type { Cell } from '../../lib/text/csv.ts';
import { fullnessText, warningsOf } from './manifest.text.ts';
import { type Departure, type ManifestGroup, type ManifestPerson, missingOf } from './manifest.ts';

/** Header of the columns of {@link manifestLines}. */
export const MANIFEST_HEADER = [
  'departure',
  'listing',
  'trip',
  'provider',
  'boat',
  'reference',
  'lead traveller',
  'mobile',
  'person',
  'of',
  'name',
  'nationality',
  'age',
  'documents',
  'pickup',
  'drop-off',
  'arriving with',
  'notes',
  'cash PHP',
  'due USD',
  'missing',
  'taken',
  'warning',
] as const;

/** Header of the further columns with passports. */
export const PASSPORT_HEADER = ['passport name', 'passport number', 'passport expiry', 'passport country'] as const;

function documentsText({ documents }: Departure, person: ManifestPerson | null): string {
  if (documents === 'none') return 'none needed';
  return person?.documents ?? 'missing';
}

function lineOf(group: ManifestGroup, trip: Departure, person: ManifestPerson | null, index: number): readonly Cell[] {
  const isFirst = index === 0;
  return [
    trip.departure.slice(0, 16).replace('T', ' '),
    trip.listingCode,
    trip.title,
    trip.provider,
    group.boat?.number ?? '',
    trip.bookingRef,
    trip.booker.name,
    trip.booker.mobile,
    index + 1,
    trip.people,
    person?.name ?? '',
    person?.nationality ?? '',
    person?.ageBand ?? '',
    documentsText(trip, person),
    trip.pickup.name,
    trip.dropoff.name,
    trip.arrival ?? '',
    trip.notes,
    // Amounts of the group stand in its first line alone, so that a column can be summed.
    isFirst ? trip.cashPhp : 0,
    isFirst ? trip.dueCents / 100 : 0,
    missingOf(trip).join('; '),
    fullnessText(group),
    warningsOf(group).join('; '),
  ];
}

function passportCells(person: ManifestPerson | null): readonly Cell[] {
  const { name = '', number = '', expiry = '', country = '' } = person?.passport ?? {};
  return [name, number, expiry, country];
}

/** A manifest with a line for each person, for spreadsheets. */
export function manifestLines(groups: readonly ManifestGroup[], withPassports: boolean): readonly (readonly Cell[])[] {
  const trips = groups.flatMap((group) => group.trips.map((trip) => ({ group, trip })));
  return trips.flatMap(({ group, trip }) =>
    trip.persons.map((person, index) => [
      ...lineOf(group, trip, person, index),
      ...(withPassports ? passportCells(person) : []),
    ]),
  );
}
