import type { ClaimedRequest } from '../bookings/claim-request.ts';
import { ApiProblem } from '../http/api-problem.ts';
import type { Call } from '../http/endpoint.ts';
import { hashOf } from '../secrets/secret.ts';

/** The request of a call about a booking, by its key. @throws ApiProblem 400 without one */
export function keyedRequestOf(
  { ref, idempotencyKey }: Pick<Call, 'ref' | 'idempotencyKey'>,
  body: unknown,
): ClaimedRequest {
  return { key: idempotencyKey(), hash: hashOf(JSON.stringify(body)), ref: ref() };
}

/** The problem of a request under the key of another. */
export function keyReusedProblem(): ApiProblem {
  return new ApiProblem(422, { detail: 'This key belongs to another request. Use a new one.' });
}
