import { PROBLEM_MEDIA_TYPE } from './problem.ts';

/**
 * Asks for an expected refusal with status 200, its own status in its body alone (RFC 7240). Browsers print every
 * other failed request of a page in their console, whatever the page makes of it.
 */
export const REFUSAL_IN_BODY = { Prefer: 'refusal-in-body' } as const;

/** Whether an answer is a refusal, whatever its status says. */
export function isProblem({ headers }: Pick<Response, 'headers'>): boolean {
  return headers.get('content-type')?.startsWith(PROBLEM_MEDIA_TYPE) ?? false;
}
