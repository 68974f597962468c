import { PROBLEM_MEDIA_TYPE } from './problem.ts';

/** Refusals that a traveller runs into by normal use: not there for them, changed meanwhile, something to mend. */
const EXPECTED: ReadonlySet<number> = new Set([404, 409, 422]);

const PREFERENCE = 'refusal-in-body';

/**
 * Asks for an expected refusal with status 200, its own status in its body alone (RFC 7240). Browsers print every
 * other failed request of a page in their console, whatever the page makes of it.
 */
export const REFUSAL_IN_BODY = { Prefer: PREFERENCE } as const;

/** Whether an answer is a refusal, whatever its status says. */
export function isProblem({ headers }: Pick<Response, 'headers'>): boolean {
  return headers.get('content-type')?.startsWith(PROBLEM_MEDIA_TYPE) ?? false;
}

/** The same refusal with status 200, for who asked for that; anything else as it is. */
export function withPreferredStatus({ headers: asked }: Pick<Request, 'headers'>, response: Response): Response {
  const isWanted =
    asked
      .get('Prefer')
      ?.split(',')
      .some((one) => one.trim() === PREFERENCE) ?? false;
  if (!isWanted || !EXPECTED.has(response.status) || !isProblem(response)) return response;
  const headers = new Headers(response.headers);
  headers.set('Preference-Applied', PREFERENCE);
  return new Response(response.body, { status: 200, headers });
}
