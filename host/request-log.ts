import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '../src/server/config/logger.ts';
import { loggedPath } from '../src/server/http/logged-path.ts';

/** Logs one line when a request ends, without what may be personal in its address. */
export function logWhenDone(request: IncomingMessage, response: ServerResponse, logger: Logger): void {
  const start = performance.now();
  // Routing may change it.
  const { method } = request;
  const path = loggedPath(request.url ?? '');
  response.once('close', () => {
    const ms = Math.round(performance.now() - start);
    logger.info({ method, path, status: response.statusCode, ms, done: response.writableFinished }, 'request');
  });
}
