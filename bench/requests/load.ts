import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** How a server stood a load. */
export interface LoadResult {
  readonly requestsPerSecond: number;
  readonly p99Milliseconds: number;
  readonly failures: number;
}

/** How the load looks. */
export interface Load {
  readonly connections: number;
  readonly seconds: number;
}

interface Report {
  readonly requests: { readonly average: number };
  readonly latency: { readonly p99: number };
  readonly errors: number;
  readonly timeouts: number;
  readonly non2xx: number;
}

/** What autocannon's report, as JSON, says in short. */
export function loadResultOf(json: string): LoadResult {
  const { requests, latency, errors, timeouts, non2xx }: Report = JSON.parse(json);
  return {
    requestsPerSecond: requests.average,
    p99Milliseconds: latency.p99,
    failures: errors + timeouts + non2xx,
  };
}

/**
 * Puts a load on an address with autocannon, in a process of its own.
 *
 * @param modules where autocannon is installed
 */
export async function putLoad(url: string, { connections, seconds }: Load, modules: string): Promise<LoadResult> {
  const program = join(modules, 'autocannon/autocannon.js');
  const args = [
    program,
    '--json',
    '-c',
    String(connections),
    '-d',
    String(seconds),
    '-H',
    'accept-encoding=br, gzip',
    url,
  ];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  return loadResultOf(await text(child.stdout));
}
