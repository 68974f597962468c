import type * as z from 'zod/mini';
import { SIGN_IN_NEEDED, VERIFICATION_NEEDED } from '../../lib/desk/session.contract.ts';
import { IDEMPOTENCY_HEADER } from '../../lib/site/headers.ts';
import type { Fetch } from '../../lib/site/http-client.ts';
import type { Conflict, Invalid, RequestError } from '../../lib/site/request-outcome.ts';
import { callApi, type Reply } from '../booking-service/call-api.ts';

/** The outcome of a request of the desk. */
export type DeskOutcome<Data> =
  | { readonly kind: 'ok'; readonly data: Data }
  /** Nobody is signed in, or not any more. */
  | { readonly kind: 'signed-out' }
  /** The passkey must be used once more, then the same request works. */
  | { readonly kind: 'verification-needed' }
  | Conflict
  | Invalid
  | RequestError;

/** The parts of a contract that a request needs. */
interface DeskContract<Response extends z.ZodMiniType> {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly response: Response;
}

interface DeskRequest {
  readonly path: string;
  readonly body?: object;
  /** Of a change: the same key twice is done once. */
  readonly key?: string;
}

const MISUNDERSTOOD: RequestError = { kind: 'unavailable', detail: 'The answer was not understood. Reload the page.' };

/** An answer without a body becomes an empty one: file servers answer with pages. */
const fetchContent: Fetch = async (...args) => {
  const response = await fetch(...args);
  return response.status === 204 ? Response.json({}) : response;
};

/** Sends a request of a signed-in member of the staff. Never rejects. */
export async function callDesk<Response extends z.ZodMiniType>(
  { method, response }: DeskContract<Response>,
  { path, body, key }: DeskRequest,
): Promise<DeskOutcome<z.output<Response>>> {
  const headers = key === undefined ? {} : { [IDEMPOTENCY_HEADER]: key };
  const reply = await callApi({ method, path, headers, ...(body && { body }) }, fetchContent);
  if (reply.kind === 'problem') return refusalOf(reply);
  if (reply.kind !== 'data') return reply;
  const result = response.safeParse(reply.data);
  return result.success ? { kind: 'ok', data: result.data } : MISUNDERSTOOD;
}

function refusalOf({
  status,
  problem,
}: Extract<Reply, { kind: 'problem' }>): Exclude<DeskOutcome<never>, { kind: 'ok' }> {
  const detail = problem?.detail ?? null;
  if (status === 401 || problem?.code === SIGN_IN_NEEDED) return { kind: 'signed-out' };
  if (problem?.code === VERIFICATION_NEEDED) return { kind: 'verification-needed' };
  if (status === 404) return { kind: 'not-found' };
  if (status === 409) return { kind: 'conflict', detail };
  if (status === 422) return { kind: 'invalid', errors: problem?.errors ?? [], detail };
  return { kind: 'unavailable', detail };
}

/**
 * A failed request in a sentence for the staff.
 *
 * @param hasData whether an earlier answer is shown
 */
export function deskProblemText(outcome: Exclude<DeskOutcome<never>, { kind: 'ok' }>, hasData = true): string {
  switch (outcome.kind) {
    case 'offline':
      return `No connection. ${hasData ? 'What you see may be out of date.' : 'Nothing could be read.'}`;
    case 'signed-out':
      return 'You are signed out. Sign in again.';
    case 'verification-needed':
      return 'Use your passkey once more, then try again.';
    case 'not-found':
      return 'This does not exist, or is not yours to see.';
    case 'no-api':
      return 'The booking service does not run behind this address.';
    case 'invalid':
      return outcome.errors.map(({ field, detail }) => `${field}: ${detail}`).join(' ') || 'Something is not valid.';
    default: {
      const { detail, requestId }: { detail: string | null; requestId?: string | undefined } = outcome;
      const text = detail ?? 'The service did not answer. Try again in a moment.';
      return requestId ? `${text} Number in the log: ${requestId}.` : text;
    }
  }
}
