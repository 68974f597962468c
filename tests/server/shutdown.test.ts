import type { ServerResponse } from 'node:http';
import { Agent, request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { createShutdown } from '../../server/shutdown.ts';
import { rawRequest } from '../fixtures/raw-request.ts';
import { startHost } from '../fixtures/running-host.ts';

describe('a server that stops', () => {
  test('finishes the request that is running and takes no more', async () => {
    const slow = aSlowEndpoint();
    const { port, stop } = await startHost({ api: slow.api });
    const running = rawRequest(port, '/api/slow');
    await slow.started;
    const stopped = stop();
    await expect(rawRequest(port, '/tours')).rejects.toThrow('ECONNREFUSED');
    slow.finish();
    expect((await running).text).toBe('done');
    await stopped;
  });

  test('does not wait for a connection that is kept alive', async () => {
    const slow = aSlowEndpoint();
    const { port, stop } = await startHost({ api: slow.api });
    const agent = new Agent({ keepAlive: true });
    const answered = new Promise<void>((resolve) => {
      request({ host: '127.0.0.1', port, path: '/api/slow', agent }, (response) => {
        response.resume().on('end', resolve);
      }).end();
    });
    await slow.started;
    const stopped = stop();
    slow.finish();
    await answered;
    await stopped;
    agent.destroy();
  });

  test('cuts a request that does not end', async () => {
    const slow = aSlowEndpoint();
    const { port, server } = await startHost({ api: slow.api });
    const running = rawRequest(port, '/api/slow');
    await slow.started;
    const stopped = createShutdown(server, 50)();
    await expect(running).rejects.toThrow();
    await stopped;
  });

  test('stops once, however often it is told', async () => {
    const { stop } = await startHost();
    await Promise.all([stop(), stop(), stop()]);
  });
});

/** An endpoint that answers when the test says so. */
function aSlowEndpoint() {
  const begun = Promise.withResolvers<ServerResponse>();
  return {
    started: begun.promise,
    finish: () => void begun.promise.then((response) => response.end('done')),
    api: (_request: unknown, response: ServerResponse) => begun.resolve(response),
  };
}
