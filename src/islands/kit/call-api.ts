import { createFetch, FetchError } from 'ofetch';
import * as z from 'zod/mini';
import { type Problem, problemSchema } from '../../lib/site/problem.ts';
import { isProblem, REFUSAL_IN_BODY } from '../../lib/site/refusal-in-body.ts';
import type { RequestError } from './booking-service.ts';

/** One request to the booking service. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** What the booking service answered, or why it did not. */
export type Reply =
  | { readonly kind: 'data'; readonly data: unknown }
  | { readonly kind: 'problem'; readonly status: number; readonly problem: Problem | null; readonly data: unknown }
  | Exclude<RequestError, { readonly kind: 'not-found' }>;

/** How long a response may take. */
const RESPONSE_TIMEOUT_MS = 30_000;

const JSON_TYPE = /^application\/(?:problem\+)?json\b/i;

/** Our own service answers in JSON, whatever happens; file servers answer with pages. */
function isFromService(response: Response): boolean {
  return JSON_TYPE.test(response.headers.get('content-type') ?? '');
}

/** A proxy whose service is down says so with a page; "Not Implemented" is what file servers say to a POST. */
function isBrokenProxy({ status }: Response): boolean {
  return status >= 500 && status !== 501;
}

function problemOf(response: Response & { readonly _data?: unknown }): Reply {
  if (!isFromService(response))
    return isBrokenProxy(response) ? { kind: 'unavailable', detail: null } : { kind: 'no-api' };
  const data = response._data;
  const problem = z.safeParse(problemSchema, data).data ?? null;
  const status = response.ok ? (problem?.status ?? 500) : response.status;
  if (status >= 500 || status === 429) return { kind: 'unavailable', detail: problem?.detail ?? null };
  return { kind: 'problem', status, problem, data };
}

/**
 * Sends a request. What failed is sent again once if that can do no harm: a GET, on the answers of specification.md#errors. Those are
 * the defaults of ofetch. Never rejects.
 *
 * @param fetch the browser's, unless a test says otherwise
 */
export async function callApi(
  fetch: typeof globalThis.fetch,
  { method, path, headers, body }: ApiRequest,
): Promise<Reply> {
  // What only reads is not even tried without a network: the browser would print the failure.
  if (method === 'GET' && !navigator.onLine) return { kind: 'offline' };
  const { raw } = createFetch({ fetch });
  try {
    const response = await raw<unknown>(path, {
      method,
      timeout: RESPONSE_TIMEOUT_MS,
      headers: { Accept: 'application/json', ...REFUSAL_IN_BODY, ...headers },
      ...(body && { body }),
    });
    if (isProblem(response)) return problemOf(response);
    return isFromService(response) ? { kind: 'data', data: response._data } : { kind: 'no-api' };
  } catch (error) {
    const response = error instanceof FetchError ? error.response : undefined;
    return response ? problemOf(response) : { kind: 'offline' };
  }
}
