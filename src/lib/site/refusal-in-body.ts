import { PROBLEM_MEDIA_TYPE } from './problem.ts';

/**
 * Header that requests expected refusals with status 200, their status in the body (RFC 7240).
 * Browsers log every other failed request in the console.
 */
export const REFUSAL_IN_BODY = { Prefer: 'refusal-in-body' } as const;

/** Whether a response is a refusal, whatever its HTTP status. */
export function isProblem({ headers }: Pick<Response, 'headers'>): boolean {
  return headers.get('content-type')?.startsWith(PROBLEM_MEDIA_TYPE) ?? false;
}
