import type { IncomingMessage, ServerResponse } from 'node:http';
import { shellPageOf } from '../src/lib/booking/shell-pages.ts';
import { requestIdOf, runForRequest, takeRequestId } from '../src/server/config/request-id.ts';
import type { Tracing } from '../src/server/config/tracing.ts';
import type { Metrics } from '../src/server/http/metrics.ts';
import type { Services } from '../src/server/http/services.ts';
import { createErrorSender } from './error-pages.ts';
import type { RedirectTable } from './redirect-table.ts';
import { redirectOf } from './redirects.ts';
import { logWhenDone } from './request-log.ts';
import { countWhenDone } from './request-metrics.ts';
import { isApi, parseTarget, type RequestTarget } from './request-target.ts';
import { traceRequest } from './request-traces.ts';
import { rejectionOf } from './request-validation.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { createStaticFiles } from './static-files.ts';

/** Answers a request under `/api/`. */
export type ApiHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** Answers what belongs to the content editor, and returns whether it has. */
export type EditorHandler = (request: IncomingMessage, response: ServerResponse, path: string) => boolean;

/** The parts of a site. */
export interface Site {
  /** The folder of public files. */
  readonly client: string;
  readonly redirects: RedirectTable;
  readonly api: ApiHandler;
  /** Pages that only some servers have; it returns whether it has answered. */
  readonly editor: EditorHandler | null;
  /** Counts requests where somebody reads the counts. */
  readonly metrics: Pick<Metrics, 'countRequest'> | null;
  /** Traces requests where a collector wants them. */
  readonly tracing: Pick<Tracing, 'withSpan'> | null;
  readonly services: Services;
}

/** Answers every request to the site. Never throws and never leaves a request without an answer. */
export function createRequestHandler(
  site: Site,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const staticFiles = createStaticFiles(site.client);
  const fail = createErrorSender(site.client);

  return (request, response) => {
    takeRequestId(request, site.services.proxies);
    const handle = () => answerSafely(request, response);
    return site.tracing ? traceRequest(request, response, site.tracing, handle) : handle();
  };

  async function answerSafely(request: IncomingMessage, response: ServerResponse): Promise<void> {
    logWhenDone(request, response, site.services.logger);
    if (site.metrics) countWhenDone(request, response, site.metrics);
    setSecurityHeaders(request, response);
    try {
      await answer(request, response);
    } catch (error) {
      await answerUnexpected(request, response, error);
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const rejection = rejectionOf(request);
    if (rejection?.allow) response.setHeader('Allow', rejection.allow);
    if (rejection) return fail(request, response, rejection.status);
    const target = parseTarget(request.url ?? '/');
    if (target === null) return fail(request, response, 400);
    request.url = target.path + target.query;
    if (isApi(target.path)) return runForRequest(request, () => site.api(request, response));
    if (site.editor?.(request, response, target.path)) return;
    return answerPage(request, response, target);
  }

  async function answerPage(request: IncomingMessage, response: ServerResponse, target: RequestTarget): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return fail(request, response, 405);
    }
    const redirection = redirectOf(target, site.redirects);
    if (redirection) return void response.writeHead(redirection.status, { Location: redirection.to }).end();
    const path = shellPageOf(target.path)?.shell ?? target.path;
    request.url = path + target.query;
    let found = true;
    staticFiles(request, response, path, () => (found = false));
    if (!found) await fail(request, response, 404);
  }

  async function answerUnexpected(request: IncomingMessage, response: ServerResponse, error: unknown): Promise<void> {
    const requestId = requestIdOf(request);
    site.services.logger.error({ requestId, err: error, method: request.method }, 'request failed');
    if (response.headersSent) response.destroy();
    else await fail(request, response, 500);
  }
}
