import { placeBookingContract } from '../../src/lib/api/bookings.ts';
import { saveCartContract } from '../../src/lib/api/cart.ts';
import { IDEMPOTENCY_HEADER, SECRET_HEADER } from '../../src/lib/api/headers.ts';
import { manilaIso } from '../../src/lib/booking/manila-time.ts';
import type { Database } from '../../src/lib/server/database/database.ts';
import { openDatabase } from '../../src/lib/server/database/open-database.ts';
import { periodOf } from '../../src/lib/server/desk/departures.ts';
import { deskRepository } from '../../src/lib/server/repositories/desk.ts';
import { type Spread, spreadOf } from '../measure/spread.ts';
import { ADDRESS, PORT } from '../site/built-site.ts';
import { startSite } from '../site/running-server.ts';
import { cartBody, TRIP_DATE } from './cart-body.ts';
import { copyBooking } from './many-bookings.ts';
import type { Place } from './places.ts';
import { putUpserts } from './upserts.ts';

/** Bookings that leave on the day that the manifest is of. */
const ON_THE_DAY = 20;
const ASKED = 30;

/** What a server does with so many bookings in its database. */
export interface GrowthFigures {
  readonly bookings: number;
  /** Milliseconds from the command to the first answer. */
  readonly start: Spread;
  readonly upsertsPerSecond: Spread;
  /** Milliseconds. */
  readonly list: Spread;
  readonly manifest: Spread;
}

async function bookVan(ref: string): Promise<void> {
  const { contactInfo, bookingItems, currency } = cartBody(1);
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    };
    const response = await fetch(ADDRESS + path, init);
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const { secret = '' } = saveCartContract.response.parse(await post(saveCartContract.path + ref, cartBody(1)));
  const order = { bookingRef: ref, contactInfo, bookingItems, currency, termsAccepted: true, expectedTotalUsd: 173 };
  await post(placeBookingContract.path, order, { [SECRET_HEADER]: secret, [IDEMPOTENCY_HEADER]: `bench-${ref}` });
}

async function startTimes(folder: string, { settings }: Place, rounds: number): Promise<Spread> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    const server = await startSite(folder, PORT, settings);
    times.push(performance.now() - begun);
    await server.stop();
  }
  return spreadOf(times);
}

async function queryTimes(database: Database, ask: (desk: ReturnType<typeof deskRepository>) => Promise<unknown>) {
  const times: number[] = [];
  for (let count = 0; count < ASKED; count += 1) {
    const begun = performance.now();
    await database.read((db) => ask(deskRepository(db)));
    times.push(performance.now() - begun);
  }
  return spreadOf(times);
}

async function withDatabase<Result>(
  { settings }: Place,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { DATA_DIR, DATABASE_URL } = settings;
  const database = await openDatabase({ DATA_DIR, DATABASE_URL: DATABASE_URL || undefined });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function figuresOf({ folder, place, modules, rounds }: GrowthRun, bookings: number): Promise<GrowthFigures> {
  const { list, manifest } = await withDatabase(place, async (database) => ({
    list: await queryTimes(database, (desk) => desk.bookings({}, 50, manilaIso(Date.now()))),
    manifest: await queryTimes(database, (desk) => desk.departing(periodOf(TRIP_DATE, TRIP_DATE))),
  }));
  const start = await startTimes(folder, place, rounds);
  const server = await startSite(folder, PORT, place.settings);
  const loads = [];
  for (let round = 0; round < rounds; round += 1) {
    loads.push((await putUpserts(ADDRESS, { connections: 50, seconds: 3 }, modules)).requestsPerSecond);
  }
  await server.stop();
  return { bookings, start, upsertsPerSecond: spreadOf(loads), list, manifest };
}

/** How growth is measured. */
export interface GrowthRun {
  readonly folder: string;
  readonly place: Place;
  readonly modules: string;
  readonly rounds: number;
  /** How many bookings a grown database has. */
  readonly many: number;
}

/** Measures a server with a day's bookings, and the same server once many of earlier years lie beside them. */
export async function measureGrowth(run: GrowthRun): Promise<readonly [GrowthFigures, GrowthFigures]> {
  const server = await startSite(run.folder, PORT, run.place.settings);
  const refs = Array.from({ length: ON_THE_DAY }, (_, index) => `DAY${String(index).padStart(5, '0')}`);
  for (const ref of refs) await bookVan(ref);
  await server.stop();
  const few = await figuresOf(run, ON_THE_DAY);
  await withDatabase(run.place, (database) => copyBooking(database, refs[0] ?? '', run.many));
  return [few, await figuresOf(run, run.many + ON_THE_DAY)];
}
