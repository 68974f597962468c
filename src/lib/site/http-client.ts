/** Sends requests, as the browser does it. */
export type Fetch = typeof globalThis.fetch;

/** A request. Its body is sent as JSON. */
export interface HttpRequest
  extends Pick<RequestInit, 'cache' | 'credentials' | 'keepalive' | 'priority' | 'referrerPolicy'> {
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** Aborts the request and prevents its retry. */
  readonly signal?: AbortSignal;
}

/** An answer of any status, its body read. */
export interface HttpResponse {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: Headers;
  readonly text: string;
}

/** Statuses of errors that may pass (specification.md#errors). */
const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/**
 * A request is sent, and its answer begins, within this time. What is answered may take longer:
 * lines are slow.
 */
const RESPONSE_TIMEOUT_MS = 30_000;

/** A line or a server that has failed gets this long to recover. */
const RETRY_DELAY_MS = 200;

const browserFetch: Fetch = (...args) => globalThis.fetch(...args);

async function sendOnce({ path, headers, body, signal, ...init }: HttpRequest, fetch: Fetch): Promise<HttpResponse> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error(`${path}: no answer`)), RESPONSE_TIMEOUT_MS);
  // AbortSignal.any() is younger than phones that travel.
  const abort = () => late.abort(signal?.reason);
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  try {
    const response = await fetch(path, {
      ...init,
      headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal: late.signal,
    });
    clearTimeout(timer);
    return { status: response.status, ok: response.ok, headers: response.headers, text: await response.text() };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/**
 * Sends a request, with one retry for reads (specification.md#errors). The service worker,
 * prefetching and the not-found page use fetch directly.
 *
 * @throws Error when there is no answer
 */
export async function sendRequest(request: HttpRequest, fetch: Fetch = browserFetch): Promise<HttpResponse> {
  const { method = 'GET', signal } = request;
  if (method !== 'GET') return sendOnce(request, fetch);
  const first = await sendOnce(request, fetch).catch(() => null);
  if (first && !TRANSIENT_STATUSES.has(first.status)) return first;
  signal?.throwIfAborted();
  await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
  signal?.throwIfAborted();
  return sendOnce(request, fetch);
}

/**
 * Requests JSON, which is not validated.
 *
 * @throws Error when there is no good answer, with the `status` of a bad one
 */
export async function getJson(request: HttpRequest, fetch?: Fetch): Promise<unknown> {
  const { ok, status, text } = await sendRequest(request, fetch);
  // A host answers what it does not have with a page: what counts then is its status.
  if (!ok) throw Object.assign(new Error(`${request.path}: ${status}`), { status });
  return JSON.parse(text);
}
