import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { manilaIso } from '../../src/lib/time/manila.ts';
import { departuresOn } from '../../src/server/backoffice/departures.ts';
import { deskDepartures } from '../../src/server/backoffice/desk-departures.ts';
import { expireBookings } from '../../src/server/bookings/expire-bookings.ts';
import { catalogueOf } from '../../src/server/config/booking-catalogue.ts';
import type { Database } from '../../src/server/database/database.ts';
import { deleteExpiredData } from '../../src/server/jobs/data-retention.ts';
import type { Repositories, UnitOfWork } from '../../src/server/repositories/repositories.ts';
import { createUnitOfWork } from '../../src/server/repositories/unit-of-work.ts';
import { type Spread, spreadOf } from '../measure/spread.ts';
import { ADDRESS, PORT } from '../site/built-site.ts';
import { startSite } from '../site/running-server.ts';
import { bookOverHttp } from './booking-load.ts';
import { cartBody, TRIP_DATE } from './cart-body.ts';
import { copyBooking } from './many-bookings.ts';
import { openPlace, openPlaceToFill, type Place } from './places.ts';
import { putUpserts } from './upserts.ts';
import { completeBooking } from './whole-booking.ts';

/** Bookings that leave on the day that the manifest is of. */
const ON_THE_DAY = 20;
const QUERY_COUNT = 30;
const DESK_DAY = { day: TRIP_DATE, driverOf: null, hasEmpty: false } as const;
const CATALOGUE = 'dist/server/booking-catalogue.json';
/** Longer than a run of housekeeping takes. */
const LOAD_SECONDS = 6;

/** What a server does with this many bookings in its database. */
export interface GrowthFigures {
  readonly bookings: number;
  /** Milliseconds from the command to the first answer. */
  readonly start: Spread;
  /** Under a load with a run of housekeeping in the middle. */
  readonly upsertsPerSecond: Spread;
  /** Milliseconds, as all that follow. */
  readonly p99: Spread;
  readonly cleanup: Spread;
  readonly list: Spread;
  readonly manifest: Spread;
  /** The desk's first screen: a day with who travels, as the service computes it. */
  readonly desk: Spread;
}

interface GrownDatabase {
  readonly database: Database;
  readonly unitOfWork: UnitOfWork;
}

/** Vans of one listing leave at one hour, so the bookings of the day are spread over it. */
async function bookVan(ref: string, index: number): Promise<void> {
  const time = `${String(5 + Math.floor(index / 2)).padStart(2, '0')}:00`;
  await bookOverHttp(ADDRESS, ref, cartBody(1, time));
}

async function startTimes(folder: string, { settings }: Place, rounds: number): Promise<Spread> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    const server = await startSite(folder, PORT, settings);
    times.push(performance.now() - startedAt);
    await server.stop();
  }
  return spreadOf(times);
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** What the operator's commands ask. */
async function queryTimes(
  { unitOfWork }: GrownDatabase,
  ask: (repositories: Repositories) => Promise<unknown>,
): Promise<Spread> {
  const times: number[] = [];
  for (let count = 0; count < QUERY_COUNT; count += 1) times.push(await timeOf(() => unitOfWork.read(ask)));
  return spreadOf(times);
}

/**
 * Everything that a server does by the clock. It waits half an hour before it begins, so another
 * process does it here.
 */
async function cleanUp({ unitOfWork }: GrownDatabase): Promise<void> {
  await expireBookings(unitOfWork, Date.now());
  await deleteExpiredData(unitOfWork, Date.now());
}

/** A load, and in the middle of it a run of housekeeping. */
async function loadDuringCleanup({ place, modules }: GrowthRun) {
  const load = putUpserts(ADDRESS, { connections: 50, seconds: LOAD_SECONDS }, modules);
  await wait((LOAD_SECONDS * 1000) / 3);
  const cleanup = await withDatabase(place, (grown) => timeOf(() => cleanUp(grown)));
  return { cleanup, ...(await load) };
}

async function withDatabase<Result>(
  place: Place,
  work: (grown: GrownDatabase) => Promise<Result>,
  open = openPlace,
): Promise<Result> {
  const database = await open(place);
  try {
    return await work({ database, unitOfWork: createUnitOfWork(database) });
  } finally {
    await database.close();
  }
}

async function figuresOf(run: GrowthRun, bookings: number): Promise<GrowthFigures> {
  const { folder, place, rounds } = run;
  const catalogue = await catalogueOf(join(folder, CATALOGUE))();
  const { list, manifest, desk } = await withDatabase(place, async (grown) => ({
    list: await queryTimes(grown, ({ backoffice }) => backoffice.bookings({}, 50, manilaIso(Date.now()))),
    manifest: await queryTimes(grown, (repositories) =>
      departuresOn(repositories, { day: TRIP_DATE }, null, Date.now()),
    ),
    desk: await queryTimes(grown, (repositories) => deskDepartures(repositories, catalogue, DESK_DAY, Date.now())),
  }));
  const start = await startTimes(folder, place, rounds);
  const server = await startSite(folder, PORT, place.settings);
  const loads = [];
  for (let round = 0; round < rounds; round += 1) loads.push(await loadDuringCleanup(run));
  await server.stop();
  return {
    bookings,
    start,
    upsertsPerSecond: spreadOf(loads.map(({ requestsPerSecond }) => requestsPerSecond)),
    p99: spreadOf(loads.map(({ p99Milliseconds }) => p99Milliseconds)),
    cleanup: spreadOf(loads.map(({ cleanup }) => cleanup)),
    list,
    manifest,
    desk,
  };
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

/** Measures a server with a day's bookings, then with many of earlier years beside them. */
export async function measureGrowth(run: GrowthRun): Promise<readonly [GrowthFigures, GrowthFigures]> {
  const server = await startSite(run.folder, PORT, run.place.settings);
  // Before those of the copies, whose passports nobody opens: a server that starts tries the first
  // ones of each key.
  const refs = Array.from({ length: ON_THE_DAY }, (_, index) => `ADAY${String(index).padStart(4, '0')}`);
  for (const [index, ref] of refs.entries()) await bookVan(ref, index);
  await server.stop();
  await withDatabase(run.place, async ({ database }) => {
    for (const ref of refs) await completeBooking(database, ref);
  });
  const few = await figuresOf(run, ON_THE_DAY);
  await withDatabase(run.place, ({ database }) => copyBooking(database, refs[0] ?? '', run.many), openPlaceToFill);
  return [few, await figuresOf(run, run.many + ON_THE_DAY)];
}
