import { PROBLEM_MEDIA_TYPE, type Problem, problemOf } from '../../lib/site/problem.ts';

/** An error answer under `/api/`, as RFC 9457 has it. Never cached. */
export function problemResponse(
  status: number,
  headers: Readonly<Record<string, string>> = {},
  more: Pick<Problem, 'detail' | 'errors'> & Readonly<Record<string, unknown>> = {},
): Response {
  return Response.json(
    { ...problemOf(status), ...more },
    { status, headers: { 'Content-Type': PROBLEM_MEDIA_TYPE, 'Cache-Control': 'no-store', ...headers } },
  );
}

/** The answer to every method that an endpoint does not have; export it as `ALL`. */
export function methodNotAllowed(...allowed: readonly string[]): () => Response {
  return () => problemResponse(405, { Allow: allowed.join(', ') });
}
