import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';

const CLIENT = join(import.meta.dirname, '../../../dist/client');

/** A server that knows nothing of this site and only hands out the files of `dist/client`. */
export interface StaticHost {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** What static hosts agree on: files, `index.html` of folders, `404.html` for the rest. */
export async function startSirv(): Promise<StaticHost> {
  const missing = readFileSync(join(CLIENT, '404.html'));
  const files = sirv(CLIENT, { dev: false });
  const listener: RequestListener = (request, response) =>
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html' }).end(missing);
    });
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function hasPython(): boolean {
  return spawnSync('python3', ['--version']).status === 0;
}

/** Python's own file server, which has neither a page for missing addresses nor redirects. */
export async function startPython(): Promise<StaticHost> {
  const args = ['-u', '-m', 'http.server', '0', '--bind', '127.0.0.1', '--directory', CLIENT];
  const child = spawn('python3', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const port = await portOf(child);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill();
      }),
  };
}

/** The port that Python names in its first line. */
function portOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      const port = / port (\d+)/.exec(output)?.[1];
      if (port) resolve(port);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`python3 ended: ${output}`)));
  });
}
