import { PROBLEM_MEDIA_TYPE, problemOf } from '../api/problem.ts';

/** An error answer under `/api/`, as RFC 9457 has it. Never cached. */
export function problemResponse(status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(problemOf(status), {
    status,
    headers: { 'Content-Type': PROBLEM_MEDIA_TYPE, 'Cache-Control': 'no-store', ...headers },
  });
}

/** The answer to every method that an endpoint does not have; export it as `ALL`. */
export function methodNotAllowed(...allowed: readonly string[]): () => Response {
  return () => problemResponse(405, { Allow: allowed.join(', ') });
}
