import { cpuSeconds, cpuSecondsOf } from '../measure/cpu-time.ts';
import { p99Of, ratioText, type Spread, spreadOf, spreadText } from '../measure/spread.ts';
import type { Options } from '../options.ts';
import type { Table } from '../report/table.ts';
import { builtSite, PORT } from '../site/built-site.ts';
import { startSite } from '../site/running-server.ts';
import { BEHIND_PROXY, putBookings } from './booking-load.ts';
import { type NewPlace, newPlaces, openPlace, type Place } from './places.ts';

/** How many processes share a PostgreSQL; SQLite has one. */
const PROCESSES = { SQLite: [1], PostgreSQL: [1, 2, 4] } as const;
const CLIENTS = 16;
const FULL = { rounds: 7, seconds: 6 };
const QUICK = { rounds: 1, seconds: 2 };

type Size = typeof FULL;

/** What one load took. */
interface ProcessFigures {
  readonly perSecond: number;
  readonly p99: number;
  readonly failures: number;
  /** Milliseconds of a processor for one booking. */
  readonly serverMs: number;
  readonly databaseMs: number;
  /** How much larger a booking makes the database, in bytes. */
  readonly bytes: number;
}

interface PlaceFigures {
  readonly database: Place['name'];
  readonly processes: number;
  readonly loads: readonly ProcessFigures[];
}

async function sizeOf(place: Place): Promise<number> {
  const database = await openPlace(place);
  try {
    return await database.size();
  } finally {
    await database.close();
  }
}

async function measureOnce(folder: string, place: Place, count: number, seconds: number): Promise<ProcessFigures> {
  const ports = Array.from({ length: count }, (_, index) => PORT + index);
  const servers = [];
  for (const port of ports) servers.push(await startSite(folder, port, { ...place.settings, ...BEHIND_PROXY }));
  const addresses = ports.map((port) => `http://localhost:${port}`);
  const pids = servers.map(({ pid }) => pid);
  try {
    // Code that has never run is slow, as after each start.
    await putBookings(addresses, { clients: CLIENTS, seconds: 1 });
    const before = { size: await sizeOf(place), server: cpuSeconds(pids), database: cpuSecondsOf('postgres') };
    const { bookings, seconds: took, times, failures } = await putBookings(addresses, { clients: CLIENTS, seconds });
    const msOf = (value: number) => (value * 1000) / bookings;
    return {
      ...{ perSecond: bookings / took, p99: p99Of(times), failures },
      serverMs: msOf(cpuSeconds(pids) - before.server),
      databaseMs: msOf(cpuSecondsOf('postgres') - before.database),
      bytes: ((await sizeOf(place)) - before.size) / bookings,
    };
  } finally {
    for (const server of servers) await server.stop();
  }
}

/**
 * Takes turns between the numbers of processes. Each load has a database of its own, as departures
 * fill.
 */
async function measureDatabase(
  folder: string,
  { name, create }: NewPlace,
  { rounds, seconds }: Size,
): Promise<readonly PlaceFigures[]> {
  console.log(`  ${name} …`);
  const all = PROCESSES[name].map((processes) => ({ processes, loads: [] as ProcessFigures[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { processes, loads } of all) {
      const place = await create();
      try {
        loads.push(await measureOnce(folder, place, processes, seconds));
      } finally {
        await place.drop();
      }
    }
  }
  return all.map((figures) => ({ database: name, ...figures }));
}

function tableOf(figures: readonly PlaceFigures[]): Table {
  const spread = (loads: readonly ProcessFigures[], name: keyof ProcessFigures): Spread =>
    spreadOf(loads.map((load) => load[name]));
  const single = (database: string) => figures.find((one) => one.database === database)?.loads ?? [];
  return {
    title: 'Placing bookings over HTTP, each with its cart (medians, lowest and highest of the rounds)',
    heads: [
      'database, processes',
      'bookings a second',
      'to one process',
      'p99 ms',
      'failures',
      'ms of a processor in the servers',
      'in the database',
      'bytes a booking',
    ],
    rows: figures.map(({ database, processes, loads }) => [
      `${database}, ${processes}`,
      spreadText(spread(loads, 'perSecond'), 0),
      ratioText(spread(loads, 'perSecond'), spread(single(database), 'perSecond')),
      spreadText(spread(loads, 'p99'), 0),
      String(loads.reduce((sum, { failures }) => sum + failures, 0)),
      spreadText(spread(loads, 'serverMs'), 2),
      database === 'SQLite' ? '–' : spreadText(spread(loads, 'databaseMs'), 2),
      spreadText(spread(loads, 'bytes'), 0),
    ]),
    notes: [
      `${CLIENTS} clients on the same machine book vans that are counted in a pool; a cart is saved first, both are on the disk when they are answered`,
      'each traveller comes from a network of its own, with rate limits on',
      'SQLite works within the server; it writes into its journal first, so that its file grows later',
    ],
  };
}

/** Measures how many bookings one, two and four processes place on one database. */
export async function runProcessesPart({ quick }: Options): Promise<{ results: unknown; tables: readonly Table[] }> {
  const { folder } = await builtSite();
  const all: PlaceFigures[] = [];
  for (const newPlace of newPlaces()) {
    all.push(...(await measureDatabase(folder, newPlace, quick ? QUICK : FULL)));
  }
  return { results: all, tables: [tableOf(all)] };
}
