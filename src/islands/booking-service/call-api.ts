import * as z from 'zod/mini';
import { type Fetch, type HttpRequest, type HttpResponse, sendRequest } from '../../lib/site/http-client.ts';
import { type Problem, problemSchema } from '../../lib/site/problem.ts';
import { isProblem, REFUSAL_IN_BODY } from '../../lib/site/refusal-in-body.ts';
import type { RequestError } from '../../lib/site/request-outcome.ts';
import { serviceText } from '../../lib/site/service-text.ts';
import { pageLanguage } from '../page/page-language.ts';

/** One request to the service. */
export type ApiRequest = Pick<HttpRequest, 'path' | 'headers' | 'body'> & Required<Pick<HttpRequest, 'method'>>;

/** The reply of the service, or why there is none. */
export type Reply =
  | { readonly kind: 'data'; readonly data: unknown }
  | { readonly kind: 'problem'; readonly status: number; readonly problem: Problem | null; readonly data: unknown }
  | Exclude<RequestError, { readonly kind: 'not-found' }>;

const JSON_TYPE = /^application\/(?:problem\+)?json\b/i;

/** Whether a response is from our service, which always sends JSON; file servers send pages. */
function isFromService({ headers }: HttpResponse): boolean {
  return JSON_TYPE.test(headers.get('content-type') ?? '');
}

/** Whether a response is from a proxy without its service, or from a file server. */
function isBrokenProxy({ status }: HttpResponse): boolean {
  return status >= 500 && status !== 501;
}

/** Undefined where it makes no sense: no contract allows that. */
function parseBody({ text }: HttpResponse): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return;
  }
}

function problemOf(response: HttpResponse): Reply {
  if (!isFromService(response))
    return isBrokenProxy(response) ? { kind: 'unavailable', detail: null } : { kind: 'no-api' };
  const data = parseBody(response);
  const problem = z.safeParse(problemSchema, data).data ?? null;
  const status = response.ok ? (problem?.status ?? 500) : response.status;
  if (status >= 500 || status === 429)
    return {
      kind: 'unavailable',
      detail: serviceText(problem?.detail, pageLanguage()),
      requestId: problem?.requestId,
    };
  return { kind: 'problem', status, problem, data };
}

/** Sends a request to the service and returns its outcome. Never rejects. */
export async function callApi(request: ApiRequest, fetch?: Fetch): Promise<Reply> {
  // What only reads is not even tried without a network: the browser would print the failure.
  if (request.method === 'GET' && !navigator.onLine) return { kind: 'offline' };
  const headers = { Accept: 'application/json', ...REFUSAL_IN_BODY, ...request.headers };
  const response = await sendRequest({ cache: 'no-store', ...request, headers }, fetch).catch(() => null);
  if (!response) return { kind: 'offline' };
  if (!response.ok || isProblem(response)) return problemOf(response);
  return isFromService(response) ? { kind: 'data', data: parseBody(response) } : { kind: 'no-api' };
}
