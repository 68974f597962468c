import { join } from 'node:path';
import { ratioText, type Spread, spreadOf, spreadText } from '../measure/spread.ts';
import type { Options } from '../options.ts';
import type { Table } from '../report/table.ts';
import type { LoadResult } from '../requests/load.ts';
import { installPackages } from '../rival-packages.ts';
import { ADDRESS, builtSite, PORT } from '../site/built-site.ts';
import { startServer, startSite } from '../site/running-server.ts';
import { type GrowthFigures, measureGrowth } from './growth.ts';
import { type NewPlace, newPlaces, type Place } from './places.ts';
import { putUpserts } from './upserts.ts';

const BARE_PORT = PORT + 1;
const BARE_ADDRESS = `http://localhost:${BARE_PORT}`;
const CONNECTIONS = [50, 500];
const FULL = { rounds: 5, seconds: 5, many: 1_000_000 };
const SHORT = { rounds: 3, seconds: 4, many: 100_000 };
const QUICK = { rounds: 1, seconds: 2, many: 10_000 };

type Size = typeof FULL;

interface UpsertFigures {
  readonly database: string;
  readonly connections: number;
  readonly ours: readonly LoadResult[];
  readonly bare: readonly LoadResult[];
}

interface PlaceFigures {
  readonly database: Place['name'];
  readonly upserts: readonly UpsertFigures[];
  readonly growth: readonly [GrowthFigures, GrowthFigures];
}

const perSecond = (loads: readonly LoadResult[]) => spreadOf(loads.map(({ requestsPerSecond }) => requestsPerSecond));
const p99 = (loads: readonly LoadResult[]) => spreadOf(loads.map(({ p99Milliseconds }) => p99Milliseconds));
const failures = (loads: readonly LoadResult[]) => loads.reduce((sum, load) => sum + load.failures, 0);

/** Takes turns between our server and the reference; the first turn of each only warms up. */
async function measureUpserts(
  place: Place,
  connections: number,
  { rounds, seconds }: Size,
  modules: string,
): Promise<UpsertFigures> {
  const loads: [LoadResult[], LoadResult[]] = [[], []];
  const urls = [ADDRESS, BARE_ADDRESS] as const;
  for (const url of urls) await putUpserts(url, { connections, seconds: 2 }, modules);
  for (let round = 0; round < rounds; round += 1) {
    for (const index of [0, 1] as const)
      loads[index].push(await putUpserts(urls[index], { connections, seconds }, modules));
  }
  return { database: place.name, connections, ours: loads[0], bare: loads[1] };
}

async function measureServers(folder: string, place: Place, size: Size, modules: string) {
  const site = await startSite(folder, PORT, place.settings);
  const bareProgram = [join(import.meta.dirname, 'bare-insert.ts'), String(BARE_PORT), place.settings.DATA_DIR];
  const bare = await startServer(bareProgram, folder, place.settings, BARE_ADDRESS);
  try {
    const upserts: UpsertFigures[] = [];
    for (const connections of CONNECTIONS) upserts.push(await measureUpserts(place, connections, size, modules));
    return upserts;
  } finally {
    await bare.stop();
    await site.stop();
  }
}

async function measurePlace(folder: string, { create }: NewPlace, size: Size): Promise<PlaceFigures> {
  const modules = await installPackages('autocannon');
  const place = await create();
  console.log(`  ${place.name} …`);
  try {
    const upserts = await measureServers(folder, place, size, modules);
    const growth = await measureGrowth({ folder, place, modules, ...size, rounds: Math.min(3, size.rounds) });
    return { database: place.name, upserts, growth };
  } finally {
    await place.drop();
  }
}

function upsertTable(figures: readonly UpsertFigures[]): Table {
  const row = (database: string, connections: number, server: string, loads: readonly LoadResult[], bare: Spread) => [
    `${database}, ${connections} clients, ${server}`,
    spreadText(perSecond(loads), 0),
    spreadText(p99(loads), 0),
    String(failures(loads)),
    ratioText(perSecond(loads), bare),
  ];
  return {
    title: 'Cart upserts (medians, lowest and highest of the rounds)',
    heads: ['database, clients, server', 'upserts a second', 'p99 ms', 'failures', 'to the bare insert'],
    rows: figures.flatMap(({ database, connections, ours, bare }) => [
      row(database, connections, 'this site', ours, perSecond(bare)),
      row(database, connections, 'node:http, one prepared insert', bare, perSecond(bare)),
    ]),
    notes: [
      'every answered upsert is on the disk, on both servers; ours checks each cart, its secret and its revision, and updates it in place',
      'the load runs on the same machine',
    ],
  };
}

function growthTable(
  figures: readonly { readonly database: string; readonly growth: PlaceFigures['growth'] }[],
): Table {
  return {
    title: 'A server whose database has grown',
    heads: [
      ...['database, bookings', 'start ms', 'upserts a second', 'p99 ms', 'tidying up ms'],
      ...['list ms', 'manifest ms', 'desk ms'],
    ],
    rows: figures.flatMap(({ database, growth }) =>
      growth.map(({ bookings, start, upsertsPerSecond, p99: slowest, cleanup, list, manifest, desk }) => [
        `${database}, ${bookings}`,
        `${spreadText(start, 0)} ${ratioText(start, growth[0].start)}`,
        `${spreadText(upsertsPerSecond, 0)} ${ratioText(upsertsPerSecond, growth[0].upsertsPerSecond)}`,
        `${spreadText(slowest, 0)} ${ratioText(slowest, growth[0].p99)}`,
        `${spreadText(cleanup, 1)} ${ratioText(cleanup, growth[0].cleanup)}`,
        `${spreadText(list, 2)} ${ratioText(list, growth[0].list)}`,
        `${spreadText(manifest, 2)} ${ratioText(manifest, growth[0].manifest)}`,
        `${spreadText(desk, 2)} ${ratioText(desk, growth[0].desk)}`,
      ]),
    ),
    notes: [
      'the list shows the 50 newest, the manifest is of a day with 20 bookings; both as the operator’s commands ask them; the desk has the same day with its places and check-ins, as its first screen asks for them',
      'of past bookings everything is there that is kept of them: travellers, history, payments, secrets, refunds, and mails, keys, passports and carts of late',
      'tidying up, which a server does by the clock, happens once in the middle of each load',
    ],
  };
}

/**
 * Measures the booking service: beside a bare insert, and with many bookings. Both use the same
 * database.
 */
export async function runServicePart({
  quick,
  short,
}: Options): Promise<{ results: unknown; tables: readonly Table[] }> {
  const { folder } = await builtSite();
  const size = quick ? QUICK : short ? SHORT : FULL;
  const all: PlaceFigures[] = [];
  for (const newPlace of newPlaces()) all.push(await measurePlace(folder, newPlace, size));
  const tables = [upsertTable(all.flatMap(({ upserts }) => upserts)), growthTable(all)];
  return { results: all, tables };
}
