import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { identifier } from '../../lib/text/identifier.ts';

/** The header in which a proxy gives a request an id, and an answer that failed has it. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** A UUID, or 128 bits as nginx makes them: anything else may be personal data. */
const SAFE_ID = /^(?:[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

const ids = new WeakMap<IncomingMessage, string>();
const current = new AsyncLocalStorage<IncomingMessage>();

/** Takes over the id of a proxy in a safe form. Without a proxy, senders would choose it. */
export function takeRequestId(request: IncomingMessage, proxies: number): void {
  const given = proxies > 0 ? request.headers['x-request-id'] : undefined;
  if (typeof given === 'string' && SAFE_ID.test(given)) ids.set(request, given);
}

/** The id of a request. It is made when it is first asked for: most requests are never logged. */
export function requestIdOf(request: IncomingMessage): string {
  const known = ids.get(request);
  if (known !== undefined) return known;
  const id = identifier(Math.random);
  ids.set(request, id);
  return id;
}

/** Runs work for a request: whatever it logs has the request's id. */
export function runForRequest<Result>(request: IncomingMessage, work: () => Result): Result {
  return current.run(request, work);
}

/** The id of the request that is being answered here; undefined outside of one. */
export function currentRequestId(): string | undefined {
  const request = current.getStore();
  return request && requestIdOf(request);
}
