import { expect, test } from 'vitest';
import type { ApiHandler } from '../../host/request-handler.ts';
import { ApiProblem } from '../../src/server/http/api-problem.ts';
import { readBytes } from '../../src/server/http/json-body.ts';
import { startHost } from '../fixtures/programs/running-host.ts';
import { sendBytes } from '../fixtures/programs/wire.ts';

const LIMIT = 64 * 1024;

/** Answers with the status of reading a body. */
function readingApi(heard: (status: number) => void = () => {}): ApiHandler {
  return async (incoming, outgoing) => {
    const status = await readBytes(incoming, LIMIT).then(
      () => 200,
      (error: unknown) => (error instanceof ApiProblem ? error.status : 500),
    );
    heard(status);
    outgoing.writeHead(status).end();
  };
}

const chunked = (bytes: number) => {
  const chunk = 'a'.repeat(16_000);
  const chunks = Array.from({ length: Math.ceil(bytes / chunk.length) }, () => `3e80\r\n${chunk}\r\n`);
  return `Transfer-Encoding: chunked\r\n\r\n${chunks.join('')}0\r\n\r\n`;
};
const counted = (bytes: number) => `Content-Length: ${bytes}\r\n\r\n${'a'.repeat(bytes)}`;

test.each([
  ['in chunks', chunked(100_000)],
  ['in chunks, far above the limit', chunked(400_000)],
  ['in many chunks', chunked(3_000_000)],
  ['with its length', counted(400_000)],
])(
  'a body %s that is refused keeps nobody waiting who comes next on the same connection',
  { timeout: 10_000 },
  async (_how, body) => {
    const { port } = await startHost({ api: readingApi() });
    const first = `POST /api/anything HTTP/1.1\r\nHost: localhost\r\n${body}`;
    const next = 'GET /tours HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
    const { text } = await sendBytes(port, first + next);
    expect(text.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
  },
);

test('a body whose sender has gone is a bad request, and no failure of the server', async () => {
  let received: (status: number) => void = () => {};
  const status = new Promise<number>((resolve) => {
    received = resolve;
  });
  const { port } = await startHost({ api: readingApi((seen) => received(seen)) });
  await sendBytes(port, (socket) => {
    socket.write('POST /api/anything HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{');
    setTimeout(() => socket.destroy(), 100);
  });
  expect(await status).toBe(400);
});
