import { setTimeout as wait } from 'node:timers/promises';
import type { Options } from '../options.ts';
import type { Table } from '../report/table.ts';
import { ADDRESS, builtSite, PORT } from '../site/built-site.ts';
import { startSite } from '../site/running-server.ts';
import { BEHIND_PROXY, bookNext, travellerHeaders } from './booking-load.ts';
import { TRIP_DATE } from './cart-body.ts';
import { type NewPlace, newPlaces, type Place } from './places.ts';
import { memoryDuring } from './resident-memory.ts';

/** Seconds of the load, and how often the memory is looked at. */
const FULL = { seconds: 3600, everySeconds: 30 };
const SHORT = { seconds: 600, everySeconds: 10 };
const QUICK = { seconds: 6, everySeconds: 1 };

const LISTING = '/transfers/puerto-princesa-to-el-nido-private-van';
const AVAILABILITY = `/api/availability?listing=PV-PPS-ELN&from=${TRIP_DATE}&to=${TRIP_DATE}`;

/** What is asked for in a second: more than a busy operator has in a minute. */
const REQUESTS = {
  pages: { perSecond: 40, send: (index: number) => read(LISTING, index) },
  departures: { perSecond: 10, send: (index: number) => read(AVAILABILITY, index) },
  // An hour of them fits into the vans of all departures: see booking-load.ts.
  bookings: { perSecond: 1, send: () => bookNext(ADDRESS) },
} as const;

interface MemoryFigures {
  readonly database: Place['name'];
  readonly seconds: number;
  readonly answers: number;
  readonly failures: number;
  /** Megabytes, in order of time. */
  readonly megabytes: readonly number[];
}

async function read(path: string, index: number): Promise<void> {
  const response = await fetch(ADDRESS + path, { headers: travellerHeaders(index) });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
}

/** Sends one kind of request at an even rate, whether or not earlier ones were answered. */
async function sendEvenly(
  { perSecond, send }: { readonly perSecond: number; readonly send: (index: number) => Promise<void> },
  seconds: number,
): Promise<{ readonly answers: number; readonly failures: number }> {
  const all: Promise<boolean>[] = [];
  const startedAt = performance.now();
  for (let index = 0; index < perSecond * seconds; index += 1) {
    await wait(Math.max(0, startedAt + (index * 1000) / perSecond - performance.now()));
    all.push(
      send(index).then(
        () => true,
        () => false,
      ),
    );
  }
  const answered = (await Promise.all(all)).filter(Boolean).length;
  return { answers: answered, failures: all.length - answered };
}

async function measurePlace(
  folder: string,
  { name, create }: NewPlace,
  { seconds, everySeconds }: typeof FULL,
): Promise<MemoryFigures> {
  console.log(`  ${name} …`);
  const place = await create();
  const settings = { ...place.settings, ...BEHIND_PROXY };
  const server = await startSite(folder, PORT, settings);
  try {
    const loads = Promise.all(Object.values(REQUESTS).map((request) => sendEvenly(request, seconds)));
    const megabytes = await memoryDuring(server.pid, loads, everySeconds);
    const sum = (key: 'answers' | 'failures', all: Awaited<typeof loads>) =>
      all.reduce((total, load) => total + load[key], 0);
    const all = await loads;
    return { database: name, seconds, answers: sum('answers', all), failures: sum('failures', all), megabytes };
  } finally {
    await server.stop();
    await place.drop();
  }
}

function tableOf(figures: readonly MemoryFigures[]): Table {
  const parts = [0.1, 0.25, 0.5, 0.75, 1];
  return {
    title: 'Memory of one server under an even load',
    heads: [
      ...['database', 'seconds', 'answers', 'failures'],
      ...parts.map((part) => (part === 1 ? 'MB at the end' : `MB at ${part * 100} %`)),
      'most MB',
    ],
    rows: figures.map(({ database, seconds, answers, failures, megabytes }) => [
      ...[database, seconds, answers, failures].map(String),
      ...parts.map((part) => (megabytes[Math.ceil(part * megabytes.length) - 1] ?? 0).toFixed(0)),
      Math.max(...megabytes).toFixed(0),
    ]),
    notes: [
      `${Object.entries(REQUESTS)
        .map(([name, { perSecond }]) => `${perSecond} ${name}`)
        .join(', ')} a second; each request comes from a network of its own, with rate limits on`,
    ],
  };
}

/** Measures whether a server's memory grows in an hour. */
export async function runMemoryPart({
  quick,
  short,
}: Options): Promise<{ results: unknown; tables: readonly Table[] }> {
  const { folder } = await builtSite();
  const size = quick ? QUICK : short ? SHORT : FULL;
  const all: MemoryFigures[] = [];
  for (const newPlace of newPlaces()) all.push(await measurePlace(folder, newPlace, size));
  return { results: all, tables: [tableOf(all)] };
}
