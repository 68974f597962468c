import { expect, test } from 'vitest';
import { startServer } from '../../../bench/site/running-server.ts';
import { freePort } from '../../fixtures/programs/server-program.ts';
import { temporaryFolder } from '../../fixtures/steps/dist-folder.ts';

const PROGRAM = `require('node:http').createServer((_request, response) => response.end()).listen(process.env.PORT, 'localhost')`;

test('a server that the benchmark has stopped leaves nothing to do when the benchmark ends', async () => {
  const before = process.listenerCount('exit');
  const PORT = String(await freePort());
  const server = await startServer(['-e', PROGRAM], temporaryFolder(), { PORT }, `http://localhost:${PORT}/`);
  expect(process.listenerCount('exit')).toBe(before + 1);
  await server.stop();
  expect(process.listenerCount('exit')).toBe(before);
});
