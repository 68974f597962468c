import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from '../src/server/http/metrics.ts';
import { routeOf } from '../src/server/http/request-route.ts';
import { isApi } from './request-target.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Files have an ending; a page may have one of its own. */
const FILE = /\.(?!html?$)[^./]+$/;

/**
 * Counts a request when it ends, by the pattern of its address. What senders choose is in no label.
 */
export function countWhenDone(
  request: IncomingMessage,
  response: ServerResponse,
  metrics: Pick<Metrics, 'countRequest'>,
): void {
  const start = performance.now();
  // Routing may change them.
  const { method = '', url = '' } = request;
  response.once('close', () => {
    const seconds = (performance.now() - start) / 1000;
    metrics.countRequest({
      method: METHODS.has(method) ? method : 'other',
      route: routeOf(request) ?? kindOf(url),
      status: response.writableFinished ? String(response.statusCode) : 'aborted',
      seconds,
    });
  });
}

/** The kind of address that no route of the API has answered. */
function kindOf(url: string): 'unknown' | 'file' | 'page' {
  if (isApi(url)) return 'unknown';
  return FILE.test(url.replace(/[?#].*$/s, '')) ? 'file' : 'page';
}
