import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '../src/server/config/logger.ts';
import { requestIdOf } from '../src/server/config/request-id.ts';
import { loggedPath } from '../src/server/http/logged-path.ts';

/** Logs a line with its id when a request ends, without what may be personal in its address. */
export function logWhenDone(request: IncomingMessage, response: ServerResponse, logger: Logger): void {
  const start = performance.now();
  // Routing may change it.
  const { method } = request;
  const path = loggedPath(request.url ?? '');
  response.once('close', () => {
    const ms = Math.round(performance.now() - start);
    const line = { method, path, status: response.statusCode, ms, done: response.writableFinished };
    // Read by the logger: where it writes nothing, nobody needs an id.
    logger.info(
      Object.defineProperty(line, 'requestId', { enumerable: true, get: () => requestIdOf(request) }),
      'request',
    );
  });
}
