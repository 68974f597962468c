import { addDays, manilaDate } from '../../src/lib/time/manila.ts';
import { readAvailability } from '../../src/server/availability/read-availability.ts';
import type { UnitOfWork } from '../../src/server/repositories/repositories.ts';
import { createUnitOfWork } from '../../src/server/repositories/unit-of-work.ts';
import { p99Of, ratioText, type Spread, spreadOf, spreadText } from '../measure/spread.ts';
import type { Options } from '../options.ts';
import type { Table } from '../report/table.ts';
import { copyBooking } from '../service/many-bookings.ts';
import { newPlaces, openPlace, openPlaceToFill, type Place } from '../service/places.ts';
import { completeBooking } from '../service/whole-booking.ts';
import { restoreOlderTables } from './older-tables.ts';
import { bookSeats, CATALOGUE, type Kind, LISTINGS, OTHER_OF_POOL } from './seat-booking.ts';

const FULL = { rounds: 9, bookings: 60, reads: 2000, past: 1_000_000 };
const SHORT = { ...FULL, past: 100_000 };
const QUICK = { rounds: 1, bookings: 5, reads: 20, past: 2_000 };

type Size = typeof FULL;

/** Departures of the next two months that have bookings, in the pool alone. */
const FUTURE_BOOKINGS = 600;
const DAYS = 60;
/** Reads before the measured ones: a server has answered many when somebody waits for one. */
const WARM_UP_READS = 100;
const KINDS = Object.keys(LISTINGS) as readonly Kind[];

interface SeatFigures {
  readonly database: string;
  readonly past: number;
  /** Milliseconds for one booking, by what is counted. */
  readonly placing: Readonly<Record<Kind, Spread>>;
  /** Milliseconds for two months of one listing. */
  readonly reading: Spread;
  readonly readingP99: number;
  /** Milliseconds until a server of today has opened the database of an older one, and its own. */
  readonly migrating: number;
  readonly opening: number;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Takes turns between what is counted and what is not; one booking after the other. */
async function measurePlacing(unitOfWork: UnitOfWork, { rounds, bookings }: Size, first: string) {
  const times: Record<Kind, number[]> = { 'free sale': [], counted: [], 'counted in a pool': [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of KINDS) {
      const all = await timeOf(async () => {
        for (let index = 0; index < bookings; index += 1)
          await bookSeats(unitOfWork, LISTINGS[kind], addDays(first, index % DAYS));
      });
      times[kind].push(all / bookings);
    }
  }
  return Object.fromEntries(KINDS.map((kind) => [kind, spreadOf(times[kind])])) as SeatFigures['placing'];
}

async function measureReading(unitOfWork: UnitOfWork, reads: number, from: string): Promise<readonly number[]> {
  const listing = LISTINGS['counted in a pool'];
  const query = { listing, from, to: addDays(from, 61) };
  const read = () =>
    unitOfWork.read(({ availability }) => readAvailability(availability, CATALOGUE, query, Date.now()));
  for (let index = 0; index < WARM_UP_READS; index += 1) await read();
  const times: number[] = [];
  for (let index = 0; index < reads; index += 1) times.push(await timeOf(read));
  return times;
}

async function fill(place: Place, past: number, first: string): Promise<void> {
  const database = await openPlaceToFill(place);
  const unitOfWork = createUnitOfWork(database);
  const ref = await bookSeats(unitOfWork, OTHER_OF_POOL, first);
  await completeBooking(database, ref);
  await copyBooking(database, ref, past);
  for (let index = 0; index < FUTURE_BOOKINGS; index += 1)
    await bookSeats(
      unitOfWork,
      index % 2 === 0 ? OTHER_OF_POOL : LISTINGS['counted in a pool'],
      addDays(first, index % DAYS),
    );
  await database.close();
}

const measureOpening = (place: Place) => timeOf(async () => (await openPlace(place)).close());

async function measureMigrating(place: Place): Promise<number> {
  const database = await openPlaceToFill(place);
  await database.write('', (db) => restoreOlderTables(db));
  await database.close();
  return measureOpening(place);
}

/** As a server does it that has just been started. */
async function measureServing(place: Place, size: Size, first: string) {
  const database = await openPlace(place);
  const unitOfWork = createUnitOfWork(database);
  const placing = await measurePlacing(unitOfWork, size, addDays(first, DAYS * 2));
  const times = await measureReading(unitOfWork, size.reads, first);
  await database.close();
  return { placing, reading: spreadOf(times), readingP99: p99Of(times) };
}

async function measurePlace(place: Place, size: Size): Promise<SeatFigures> {
  console.log(`  ${place.name} …`);
  const first = addDays(manilaDate(Date.now()), 28);
  try {
    await fill(place, size.past, first);
    const serving = await measureServing(place, size, first);
    const migrating = await measureMigrating(place);
    return { database: place.name, past: size.past, ...serving, migrating, opening: await measureOpening(place) };
  } finally {
    await place.drop();
  }
}

function tablesOf(figures: readonly SeatFigures[]): readonly Table[] {
  return [
    {
      title: 'Placing a booking',
      heads: [
        'database, past bookings',
        ...KINDS.map((kind) => `${kind}, ms`),
        'counted to free sale',
        'pool to free sale',
      ],
      rows: figures.map(({ database, past, placing }) => [
        `${database}, ${past}`,
        ...KINDS.map((kind) => spreadText(placing[kind], 2)),
        ratioText(placing.counted, placing['free sale']),
        ratioText(placing['counted in a pool'], placing['free sale']),
      ]),
      notes: [
        'one after the other, each on the disk before the next; free sale is what every booking was before places were counted',
      ],
    },
    {
      title: 'How many places are left: 62 days of one listing, its pool included',
      heads: ['database, past bookings', 'ms', 'p99 ms'],
      rows: figures.map(({ database, past, reading, readingP99 }) => [
        `${database}, ${past}`,
        spreadText(reading, 2),
        readingP99.toFixed(2),
      ]),
      notes: [
        `with ${FUTURE_BOOKINGS} bookings of the pool ahead, without HTTP, after ${WARM_UP_READS} reads that are not counted`,
      ],
    },
    {
      title: 'Taking over the database of a program that did not count places',
      heads: ['database, past bookings', 'seconds with its copy', 'seconds to open it again'],
      rows: figures.map(({ database, past, migrating, opening }) => [
        `${database}, ${past}`,
        (migrating / 1000).toFixed(1),
        (opening / 1000).toFixed(1),
      ]),
      notes: ['all steps since, among them the words that bookings are found by; PostgreSQL is copied by its provider'],
    },
  ];
}

/** Measures what counting places costs a booking, and how long the answer about places takes. */
export async function runSeatsPart({ quick, short }: Options): Promise<{ results: unknown; tables: readonly Table[] }> {
  const size = quick ? QUICK : short ? SHORT : FULL;
  const all: SeatFigures[] = [];
  for (const { create } of newPlaces()) all.push(await measurePlace(await create(), size));
  return { results: all, tables: tablesOf(all) };
}
