import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { BookingCatalogueFile, TripProvider } from '../../src/lib/booking/booking-catalogue.schema.ts';
import { aCatalogueFile, aSellableTrip } from '../fixtures/builders/a-booking-catalogue.ts';
import { removeProviderIds } from '../fixtures/builders/sold-without-id.ts';
import { aBackoffice, bookAt, type TestBackoffice } from '../fixtures/steps/a-backoffice.ts';
import { describeOnBothDatabases, type NewPlace } from '../fixtures/steps/databases.ts';

const RENAMED: TripProvider = { id: 'adsts', name: 'ADSTS Vans', email: null };
const ZION: TripProvider = { id: 'zion', name: 'Zion', email: null };

/**
 * Builds the site anew with these companies. The server sells from it, and the operator's program
 * reads it.
 */
function build(backoffice: TestBackoffice, changes: Partial<BookingCatalogueFile>): void {
  const file = { ...aCatalogueFile(), ...changes };
  writeFileSync(join(backoffice.project, 'dist/server/booking-catalogue.json'), JSON.stringify(file));
  backoffice.services.sell({ ...file, trips: new Map(file.trips.map((trip) => [trip.code, trip])) });
}

/** The references on a company's manifest, and who stands over them. */
async function manifestOf(backoffice: TestBackoffice, provider: string) {
  const { code, out, error } = await backoffice.run(
    'manifest',
    '--day',
    backoffice.day,
    '--provider',
    provider,
    '--json',
  );
  if (code !== 0) return error;
  const groups: { provider: string; trips: { bookingRef: string }[] }[] = JSON.parse(out);
  return groups.flatMap(({ provider: name, trips }) => trips.map(({ bookingRef }) => `${bookingRef} ${name}`));
}

async function aBookedBackoffice(newPlace: NewPlace): Promise<TestBackoffice> {
  const backoffice = await aBackoffice(await newPlace());
  await bookAt(backoffice, 'BEFORE01');
  return backoffice;
}

describeOnBothDatabases("a company's day", (newPlace) => {
  test('has what was booked before it was renamed and after that', { timeout: 60_000 }, async () => {
    const backoffice = await aBookedBackoffice(newPlace);
    build(backoffice, { trips: [aSellableTrip({ provider: RENAMED.name })], providers: [RENAMED, ZION] });
    await bookAt(backoffice, 'LATER002');
    const both = ['BEFORE01 ADSTS Vans', 'LATER002 ADSTS Vans'];
    expect(await manifestOf(backoffice, 'adsts')).toEqual(both);
    expect(await manifestOf(backoffice, 'ADSTS Vans')).toEqual(both);
    expect(await manifestOf(backoffice, 'zion')).toEqual([]);
  });

  test('stays after its last listing was withdrawn', { timeout: 60_000 }, async () => {
    const backoffice = await aBookedBackoffice(newPlace);
    build(backoffice, { trips: [], providers: [RENAMED, ZION] });
    expect(await manifestOf(backoffice, 'adsts')).toEqual(['BEFORE01 ADSTS Vans']);
  });

  test('has bookings of earlier versions, by the name that they were sold under', { timeout: 60_000 }, async () => {
    const backoffice = await aBookedBackoffice(newPlace);
    await removeProviderIds(backoffice.services, 'BEFORE01');
    expect(await manifestOf(backoffice, 'adsts')).toEqual(['BEFORE01 ADSTS']);
    build(backoffice, { providers: [RENAMED, ZION] });
    expect(await manifestOf(backoffice, 'ADSTS')).toEqual(['BEFORE01 ADSTS']);
  });

  test('is there as long as it has bookings, also where no build knows it any more', { timeout: 60_000 }, async () => {
    const backoffice = await aBookedBackoffice(newPlace);
    build(backoffice, { trips: [], providers: [ZION] });
    expect(await manifestOf(backoffice, 'adsts')).toEqual(['BEFORE01 ADSTS']);
    expect(await manifestOf(backoffice, 'nobody')).toBe('There is no provider "nobody": there are zion.\n');
  });
});
