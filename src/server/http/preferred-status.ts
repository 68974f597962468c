import { PROBLEM_MEDIA_TYPE } from '../../lib/site/problem.ts';
import { REFUSAL_IN_BODY } from '../../lib/site/refusal-in-body.ts';
import type { Answer } from './answer.ts';

const PREFERENCE = REFUSAL_IN_BODY.Prefer;

/** Statuses of refusals in normal use, from a missing sign-in to invalid input. */
const EXPECTED: ReadonlySet<number> = new Set([401, 403, 404, 409, 422]);

/** The same refusal with status 200 where the client prefers it; other answers unchanged. */
export function withPreferredStatus(prefer: string | string[] | undefined, answer: Answer): Answer {
  const isRefusal = EXPECTED.has(answer.status) && answer.headers['Content-Type'] === PROBLEM_MEDIA_TYPE;
  if (prefer === undefined || !isRefusal) return answer;
  const isWanted = String(prefer)
    .split(',')
    .some((one) => one.trim() === PREFERENCE);
  return isWanted
    ? { ...answer, status: 200, headers: { ...answer.headers, 'Preference-Applied': PREFERENCE } }
    : answer;
}
