import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inWork } from '../folders.ts';
import { ratioText, type Spread, spreadOf, spreadText } from '../measure/spread.ts';
import type { Options } from '../options.ts';
import type { Table } from '../report/table.ts';
import { installPackages } from '../rival-packages.ts';
import { ADDRESS, builtSite, PORT } from '../site/built-site.ts';
import { startServer, startSite } from '../site/running-server.ts';
import { captureAnswer } from './captured-answer.ts';
import { type LoadResult, putLoad } from './load.ts';

const PAGE = '/transfers/puerto-princesa-to-el-nido-private-van';
const BARE_PORT = PORT + 1;
const CONNECTIONS = 50;
const FULL = { rounds: 7, seconds: 5 };
const QUICK = { rounds: 2, seconds: 2 };

interface ServerFigures {
  readonly server: string;
  readonly perSecond: Spread;
  readonly p99: Spread;
  readonly failures: number;
}

function figuresOf(server: string, loads: readonly LoadResult[]): ServerFigures {
  return {
    server,
    perSecond: spreadOf(loads.map(({ requestsPerSecond }) => requestsPerSecond)),
    p99: spreadOf(loads.map(({ p99Milliseconds }) => p99Milliseconds)),
    failures: loads.reduce((sum, { failures }) => sum + failures, 0),
  };
}

/** Takes turns between our server and the reference; the first turn of each only warms up. */
async function measure(
  urls: readonly [string, string],
  quick: boolean,
): Promise<readonly [ServerFigures, ServerFigures]> {
  const modules = await installPackages('autocannon');
  const { rounds, seconds } = quick ? QUICK : FULL;
  const loads: [LoadResult[], LoadResult[]] = [[], []];
  for (const url of urls) await putLoad(url, { connections: CONNECTIONS, seconds: 2 }, modules);
  for (let round = 0; round < rounds; round += 1) {
    for (const index of [0, 1] as const)
      loads[index].push(await putLoad(urls[index], { connections: CONNECTIONS, seconds }, modules));
  }
  return [figuresOf('this site', loads[0]), figuresOf('node:http, same bytes from memory', loads[1])];
}

function tableOf([ours, bare]: readonly [ServerFigures, ServerFigures], bytes: number): Table {
  return {
    title: 'Requests for a listing page (medians, lowest and highest of the rounds)',
    heads: ['server', 'requests a second', 'p99 ms', 'failures', 'to node:http'],
    rows: [ours, bare].map((figures) => [
      figures.server,
      spreadText(figures.perSecond, 0),
      spreadText(figures.p99, 0),
      String(figures.failures),
      ratioText(figures.perSecond, bare.perSecond),
    ]),
    notes: [`${PAGE}, ${bytes} bytes of brotli, ${CONNECTIONS} connections on this machine, which also runs the load`],
  };
}

/** Puts a load on our server and on a bare one with the same answer. */
export async function runRequestsPart({ quick }: Options): Promise<{ results: unknown; tables: readonly Table[] }> {
  const { folder } = await builtSite();
  const site = await startSite(folder, PORT);
  try {
    const answer = await captureAnswer(ADDRESS + PAGE);
    const file = inWork('answer.json');
    writeFileSync(file, JSON.stringify({ headers: answer.headers, body: answer.body.toString('base64') }));
    const bareUrl = `http://localhost:${BARE_PORT}${PAGE}`;
    const bare = await startServer(
      [join(import.meta.dirname, 'bare-server.ts'), String(BARE_PORT), file],
      folder,
      {},
      bareUrl,
    );
    try {
      const results = await measure([ADDRESS + PAGE, bareUrl], quick);
      return { results, tables: [tableOf(results, answer.body.length)] };
    } finally {
      await bare.stop();
    }
  } finally {
    await site.stop();
  }
}
