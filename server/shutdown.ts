import type { Server } from 'node:http';

/** How long running requests get to finish. The whole shutdown stays under 10 seconds. */
const PATIENCE = 8000;

/**
 * Makes the function that stops a server: no new connections, running requests finish (after 8 seconds they are cut).
 * Calling it again gives the same promise.
 */
export function createShutdown(server: Server, patience = PATIENCE): () => Promise<void> {
  let stopped: Promise<void> | undefined;
  // Once the server is closing, a connection that has answered its last request must not linger.
  server.on('request', (_request, response) => {
    response.once('close', () => {
      if (stopped) setImmediate(() => server.closeIdleConnections());
    });
  });
  return () => {
    stopped ??= stop(server, patience);
    return stopped;
  };
}

function stop(server: Server, patience: number): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), patience);
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
  });
}
