import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdOf } from '../src/server/config/request-id.ts';
import type { Tracing } from '../src/server/config/tracing.ts';
import { isAnswered } from './is-answered.ts';
import { requestLabels } from './request-labels.ts';

/**
 * Answers a request within a span that ends with its response. It is named by the pattern of the
 * address, and has the request's id, by which the log is searched.
 */
export function traceRequest<Result>(
  request: IncomingMessage,
  response: ServerResponse,
  { withSpan }: Pick<Tracing, 'withSpan'>,
  answer: () => Result,
): Result {
  const { method, route } = requestLabels(request);
  return withSpan({ name: method, kind: 'SERVER', headers: request.headers }, (span) => {
    response.once('close', () => {
      span.updateName(`${method} ${route()}`);
      span.setAttributes({
        'http.request.method': method,
        'http.route': route(),
        'http.response.status_code': response.statusCode,
        'palawan.request_id': requestIdOf(request),
        ...((response.statusCode >= 500 || !isAnswered(response)) && {
          'error.type': isAnswered(response) ? String(response.statusCode) : 'aborted',
        }),
      });
      span.end();
    });
    return answer();
  });
}
