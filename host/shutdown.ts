import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

/** How long a stopping server waits for what. */
export interface ShutdownTimeouts {
  /** Connections that are open stay so long, because a client may have sent a request that has not arrived. */
  readonly idleMs: number;
  /** Running requests get so long to finish. The whole shutdown stays under 10 seconds. */
  readonly requestsMs: number;
}

const SHUTDOWN_TIMEOUTS: ShutdownTimeouts = { idleMs: 1000, requestsMs: 8000 };
const IDLE_CHECK_INTERVAL_MS = 200;

/**
 * Makes the function that stops a server: no new connections, every request on an open one is answered with
 * `Connection: close`, then the others are closed. Calling it again gives the same promise.
 */
export function createShutdown(server: Server, timeouts = SHUTDOWN_TIMEOUTS): () => Promise<void> {
  const running = new Set<ServerResponse>();
  let stopped: Promise<void> | undefined;
  // Before the handler, which may answer at once.
  server.prependListener('request', (_request, response) => {
    running.add(response);
    response.once('close', () => running.delete(response));
    if (stopped) closeAfter(response);
  });
  return () => {
    running.forEach(closeAfter);
    stopped ??= stop(server, timeouts);
    return stopped;
  };
}

/** A client that reads this sends nothing more on the connection. */
function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

function stop(server: Server, { idleMs, requestsMs }: ShutdownTimeouts): Promise<void> {
  // Again and again: an answer that had begun before did not say that it is the last one on its connection.
  let closeIdle = setTimeout(() => {
    server.closeIdleConnections();
    closeIdle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_INTERVAL_MS);
  }, idleMs);
  const cut = setTimeout(() => server.closeAllConnections(), requestsMs);
  return new Promise((resolve) => {
    // What http.Server does besides, closing every connection that is idle at this moment, resets requests on their way.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(closeIdle);
      clearTimeout(cut);
      resolve();
    });
  });
}
