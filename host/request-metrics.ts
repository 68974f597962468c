import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from '../src/server/http/metrics.ts';
import { isAnswered } from './is-answered.ts';
import { requestLabels } from './request-labels.ts';

/**
 * Counts a request when it ends, by the pattern of its address. What senders choose is in no label.
 */
export function countWhenDone(
  request: IncomingMessage,
  response: ServerResponse,
  metrics: Pick<Metrics, 'countRequest'>,
): void {
  const start = performance.now();
  const { method, route } = requestLabels(request);
  response.once('close', () => {
    const seconds = (performance.now() - start) / 1000;
    const status = isAnswered(response) ? String(response.statusCode) : 'aborted';
    metrics.countRequest({ method, route: route(), status, seconds });
  });
}
