import * as z from 'zod/mini';

/** The media type of every error answer under `/api/` (RFC 9457). */
export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/** The code of a trip whose listing is an example: it can be in no cart and in no booking. */
export const SAMPLE_LISTING = 'SAMPLE_LISTING';

/** One field of a request that is wrong, and what is allowed there. */
export const fieldErrorSchema = z.object({
  /** The path in the body: `contactInfo.email`, `bookingItems.0.trip.date`. */
  field: z.string(),
  /** The allowed values in a traveller's words. */
  detail: z.string(),
  /** The reason for programs, for which pages have words: see trip-refusal.text.ts. */
  code: z.optional(z.string()),
});

/** The body of every error answer under `/api/` (RFC 9457). */
export const problemSchema = z.object({
  /** The HTTP status, repeated for readers of the body. */
  status: z.int(),
  /** The kind of problem, in words. */
  title: z.string(),
  /** The kind of problem within its status, for programs. */
  code: z.optional(z.string()),
  /** Advice on what to do about it. */
  detail: z.optional(z.string()),
  /** The id by which the operator finds in the log what failed; with a status of 500 or more. */
  requestId: z.optional(z.string()),
  /** Every field that is wrong. */
  errors: z.optional(z.array(fieldErrorSchema)),
});

export type FieldError = z.infer<typeof fieldErrorSchema>;
export type Problem = z.infer<typeof problemSchema>;

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
};

/** The problem of a status, with more details. */
export function problemOf(status: number, more: Pick<Problem, 'detail' | 'errors'> = {}): Problem {
  return { status, title: TITLES[status] ?? 'Error', ...more };
}
