import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createDescriptorWatch } from '../../host/descriptor-watch.ts';
import { aBuiltProject, freePort, startProgram } from '../fixtures/programs/server-program.ts';

const OPEN_FILES = 100;
const WORDS = 'no file descriptors are left';

/** Opens connections that say nothing. @returns what closes them */
async function manyConnections(port: number, count: number): Promise<() => void> {
  const sockets = Array.from({ length: count }, () => connect(port, 'localhost'));
  for (const socket of sockets) socket.on('error', () => {});
  const close = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(close);
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return close;
}

test('a server that may open nothing more says so, and answers again once it may', async () => {
  const port = await freePort();
  const { output, child } = startProgram(aBuiltProject(), { PORT: String(port) }, { openFiles: OPEN_FILES });
  await expect.poll(() => output()).toContain('http://');
  const close = await manyConnections(port, OPEN_FILES + 20);
  await expect.poll(() => output()).toContain(WORDS);
  close();
  const status = () =>
    fetch(`http://localhost:${port}/tours`).then(
      (answer) => answer.status,
      () => null,
    );
  await expect.poll(status).toBe(200);
  expect(child.exitCode).toBeNull();
});

test('is said once a minute, as long as it lasts; other errors are not', () => {
  const logged: string[] = [];
  const logger = {
    info: () => {},
    warn: () => {},
    error: (_fields: object, message: string) => void logged.push(message),
  };
  const state = { ticks: 0, code: 'EMFILE' };
  const look = createDescriptorWatch({
    logger,
    ticks: () => state.ticks,
    open: () => {
      throw Object.assign(new Error('not opened'), { code: state.code });
    },
  });
  const countAfter = (ticks: number, code = 'EMFILE') => {
    Object.assign(state, { ticks, code });
    look();
    return logged.length;
  };
  expect([countAfter(0), countAfter(59_999), countAfter(60_000), countAfter(120_000, 'ENOENT')]).toEqual([1, 1, 2, 2]);
});
