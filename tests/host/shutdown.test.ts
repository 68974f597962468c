import { Agent, request, type ServerResponse } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createShutdown } from '../../host/shutdown.ts';
import { rawRequest } from '../fixtures/programs/raw-request.ts';
import { startHost } from '../fixtures/programs/running-host.ts';

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
    const stopped = createShutdown(server, { idleMs: 0, requestsMs: 50 })();
    await expect(running).rejects.toThrow();
    await stopped;
  });

  test('answers requests on connections that are open, and says that they are the last ones', async () => {
    const { port, server } = await startHost();
    const client = aKeepAliveClient(port);
    expect(await client.get('/tours')).toBe('keep-alive');
    const stopped = createShutdown(server)();
    expect(await client.get('/tours')).toBe('close');
    await stopped;
  });

  test('resets no request of busy clients', async () => {
    const { port, server } = await startHost({
      api: (_request, response) => void setImmediate(() => response.end('answered')),
    });
    const shutdown = createShutdown(server);
    const paths = ['/tours', '/api/busy', '/nowhere', '/home'];
    const clients = Array.from({ length: 24 }, (_, index) => ({
      client: aKeepAliveClient(port),
      path: paths[index % paths.length] ?? '/',
    }));
    let answers = 0;
    const allAnswered = Promise.withResolvers<void>();
    const untilClosed = async ({ client, path }: (typeof clients)[number]) => {
      while ((await client.get(path)) === 'keep-alive') {
        answers += 1;
        if (answers > 10 * clients.length) allAnswered.resolve();
      }
    };
    const ended = Promise.all(clients.map(untilClosed));
    await allAnswered.promise;
    await Promise.all([shutdown(), ended]);
    expect(answers).toBeGreaterThan(10 * clients.length);
  });

  test('closes a connection whose last answer had begun before', async () => {
    const slow = aSlowEndpoint();
    const { port, server } = await startHost({ api: slow.api });
    const client = aKeepAliveClient(port);
    const answered = client.get('/api/slow');
    (await slow.started).write('begun');
    const stopped = createShutdown(server, { idleMs: 0, requestsMs: 60_000 })();
    slow.finish();
    expect(await answered).toBe('keep-alive');
    await stopped;
  });

  test('stops once, however often it is called', async () => {
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

/** A client with one connection that it keeps; rejects when a request on it is reset. */
function aKeepAliveClient(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return {
    /** The Connection header of the answer. */
    get: (path: string) =>
      new Promise<string | undefined>((resolve, reject) => {
        const sent = request({ host: '127.0.0.1', port, path, agent }, (response) => {
          response.on('error', reject);
          response.resume().on('end', () => resolve(response.headers.connection));
        });
        sent.on('error', reject).end();
      }),
  };
}
