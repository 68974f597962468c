import * as z from 'zod/mini';

/** The media type of every error answer under `/api/` (RFC 9457). */
export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/** The code of a trip whose listing is an example: it can be in no cart and in no booking. */
export const SAMPLE_LISTING = 'SAMPLE_LISTING';

/** One field of a request that is wrong, and what is allowed there. */
export const fieldErrorSchema = z.object({
  /** Where in the body: `contactInfo.email`, `bookingItems.0.trip.date`. */
  field: z.string(),
  /** What is allowed, in words that a traveller understands. */
  detail: z.string(),
  /** The reason for programs, where they may want to know it: see {@link SAMPLE_LISTING}. */
  code: z.optional(z.string()),
});

/** The body of every error answer under `/api/` (RFC 9457). */
export const problemSchema = z.object({
  /** The HTTP status, repeated for readers that see the body alone. */
  status: z.int(),
  /** The kind of problem, in words. */
  title: z.string(),
  /** Which of the problems of its status it is, for programs. */
  code: z.optional(z.string()),
  /** What to do about it, where there is something to do. */
  detail: z.optional(z.string()),
  /** Every field that is wrong. */
  errors: z.optional(z.array(fieldErrorSchema)),
});

export type FieldError = z.infer<typeof fieldErrorSchema>;
export type Problem = z.infer<typeof problemSchema>;

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
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

/** The problem that goes with a status, with more words where there are some. */
export function problemOf(status: number, more: Pick<Problem, 'detail' | 'errors'> = {}): Problem {
  return { status, title: TITLES[status] ?? 'Error', ...more };
}
