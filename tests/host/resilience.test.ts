import { renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listen } from '../../host/listen.ts';
import { createStaticFiles } from '../../host/static-files.ts';
import { rawRequest } from '../fixtures/programs/raw-request.ts';
import { startHost } from '../fixtures/programs/running-host.ts';
import { aDistFolder } from '../fixtures/steps/dist-folder.ts';

test('a rebuild under a running server is served at once, whole', async () => {
  const { port, dist } = await startHost();
  await rawRequest(port, '/catalogue.json');
  writeFileSync(join(dist, 'client/catalogue.json'), '["longer than before"]');
  expect((await rawRequest(port, '/catalogue.json')).text).toBe('["longer than before"]');
});

test('a file that vanishes while it is sent does not end the server', async () => {
  const dist = aDistFolder();
  const client = join(dist, 'client');
  const staticFiles = createStaticFiles(client);
  const server = createServer((request, response) => {
    staticFiles(request, response, request.url ?? '/', () => response.end('gone'));
    // The host has looked, and opens the file in a moment.
    if (!response.writableEnded) renameSync(client, `${client}-moved`);
  });
  const address = await listen(server, { host: '127.0.0.1', port: 0 });
  const port = Number(new URL(address).port);
  await rawRequest(port, '/tours').catch(() => {});
  expect((await rawRequest(port, '/tours')).text).toBe('gone');
  server.close();
});
