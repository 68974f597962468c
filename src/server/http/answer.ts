import type { IncomingMessage } from 'node:http';
import { PROBLEM_MEDIA_TYPE, type Problem, problemOf } from '../../lib/site/problem.ts';
import { REQUEST_ID_HEADER, requestIdOf } from '../config/request-id.ts';
import type { ApiProblem } from './api-problem.ts';

/** A response to a request under `/api/`. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON or another text, the bytes of a file, or null for no body. */
  readonly body: string | Uint8Array | null;
}

const NO_STORE = { 'Cache-Control': 'no-store' } as const;

/** A JSON response that is never cached. */
export function answerJson(data: unknown, status = 200): Answer {
  return { status, headers: { 'Content-Type': 'application/json', ...NO_STORE }, body: JSON.stringify(data) };
}

/**
 * A JSON response that browsers and proxies may reuse for some seconds. It must be the same for
 * everybody.
 */
export function answerPublicJson(data: unknown, maxAgeSeconds: number): Answer {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': `public, max-age=${maxAgeSeconds}` };
  return { status: 200, headers, body: JSON.stringify(data) };
}

/** A text that the device of one reader may reuse for some seconds. */
export function answerText(text: string, type: string, maxAgeSeconds: number): Answer {
  const headers = { 'Content-Type': type, 'Cache-Control': `private, max-age=${maxAgeSeconds}` };
  return { status: 200, headers, body: text };
}

/** A file whose address changes with what it has, for the one who asked. */
export function answerBytes(bytes: Uint8Array, type: string, maxAgeSeconds: number): Answer {
  return {
    status: 200,
    headers: { 'Content-Type': type, 'Cache-Control': `private, max-age=${maxAgeSeconds}` },
    body: bytes,
  };
}

/** A text that browsers save as a file. It is never cached. */
export function answerDownload(text: string, type: string, name: string): Answer {
  const headers = { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"`, ...NO_STORE };
  return { status: 200, headers, body: text };
}

/** A response without a body that is never cached. */
export function answerEmpty(status: number, headers: Answer['headers'] = {}): Answer {
  return { status, headers: { ...NO_STORE, ...headers }, body: null };
}

/** An error answer under `/api/`, as RFC 9457 has it. Never cached. */
export function problemResponse(
  status: number,
  headers: Readonly<Record<string, string>> = {},
  more: Pick<Problem, 'code' | 'detail' | 'errors'> & Readonly<Record<string, unknown>> = {},
): Answer {
  const body = JSON.stringify({ ...problemOf(status), ...more });
  return { status, headers: { 'Content-Type': PROBLEM_MEDIA_TYPE, ...NO_STORE, ...headers }, body };
}

/** The response for a problem; that of a failure has the id by which it is found in the log. */
export function answerProblem({ status, headers, more }: ApiProblem, request: IncomingMessage): Answer {
  if (status < 500) return problemResponse(status, headers, more);
  const requestId = requestIdOf(request);
  return problemResponse(status, { ...headers, [REQUEST_ID_HEADER]: requestId }, { ...more, requestId });
}
