import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '../src/server/config/logger.ts';
import { requestIdOf } from '../src/server/config/request-id.ts';
import { loggedPath } from '../src/server/http/logged-path.ts';
import { isAnswered } from './is-answered.ts';

/** Logs a line with its id when a request ends, without what may be personal in its address. */
export function logWhenDone(request: IncomingMessage, response: ServerResponse, logger: Logger): void {
  const start = performance.now();
  // Routing may change it.
  const { method } = request;
  const path = loggedPath(request.url ?? '');
  response.once('close', () => {
    const ms = Math.round(performance.now() - start);
    const line = {
      // Where nothing is logged nobody reads it, and no id is made.
      get requestId() {
        return requestIdOf(request);
      },
      ...{ method, path, status: response.statusCode, ms, done: isAnswered(response) },
    };
    logger.info(line, 'request');
  });
}
