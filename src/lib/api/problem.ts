import * as z from 'zod/mini';

/** The media type of every error answer under `/api/` (RFC 9457). */
export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/** The body of every error answer under `/api/` (RFC 9457). */
export const problemSchema = z.object({
  /** The HTTP status, repeated for readers that see the body alone. */
  status: z.int(),
  /** The kind of problem, in words. */
  title: z.string(),
  /** What to do about it, where there is something to do. */
  detail: z.optional(z.string()),
});

export type Problem = z.infer<typeof problemSchema>;

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  500: 'Internal Server Error',
};

/** The problem that goes with a status that needs no further words. */
export function problemOf(status: number): Problem {
  return { status, title: TITLES[status] ?? 'Error' };
}
