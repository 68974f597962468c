import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

/** Time limits of a shutdown, in milliseconds. */
export interface ShutdownTimeouts {
  /** Time for open connections, as a request may be on its way. */
  readonly idleMs: number;
  /** Time for running requests. The whole shutdown is under 10 seconds. */
  readonly requestsMs: number;
}

const SHUTDOWN_TIMEOUTS: ShutdownTimeouts = { idleMs: 1000, requestsMs: 8000 };
const IDLE_CHECK_INTERVAL_MS = 200;

/**
 * Creates the function that stops a server; further calls return the same promise. It refuses new
 * connections, answers open ones with `Connection: close`, and then closes the rest.
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

/** Sets the header after which a client sends no more requests on the connection. */
function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

function stop(server: Server, { idleMs, requestsMs }: ShutdownTimeouts): Promise<void> {
  // Repeated, as responses that had begun before did not announce the end.
  let closeIdle = setTimeout(() => {
    server.closeIdleConnections();
    closeIdle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_INTERVAL_MS);
  }, idleMs);
  const cut = setTimeout(() => server.closeAllConnections(), requestsMs);
  return new Promise((resolve) => {
    // Closes only the listener: http.Server's own close also resets requests on their way.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(closeIdle);
      clearTimeout(cut);
      resolve();
    });
  });
}
