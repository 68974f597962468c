import { type Answer, answerJson } from './answer.ts';
import type { ApiProblem } from './api-problem.ts';

/** Errors of OCTO, with the field that each names beside its message. */
const FIELDS = {
  INVALID_PRODUCT_ID: 'productId',
  INVALID_OPTION_ID: 'optionId',
  INVALID_UNIT_ID: 'unitId',
  INVALID_AVAILABILITY_ID: 'availabilityId',
  INVALID_BOOKING_UUID: 'uuid',
} as const;

type NamingCode = keyof typeof FIELDS;
type OtherCode =
  | 'BAD_REQUEST'
  | 'UNPROCESSABLE_ENTITY'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'TOO_MANY_REQUESTS'
  | 'INTERNAL_SERVER_ERROR';

/** Ends the answering of a reseller's request with an error in OCTO's form. */
export class OctoProblem extends Error {
  override readonly name = 'OctoProblem';
  readonly code: NamingCode | OtherCode;
  readonly status: number;
  readonly more: Readonly<Record<string, string>>;
  readonly headers: Answer['headers'];

  constructor(
    code: NamingCode | OtherCode,
    message: string,
    { status = 400, more = {}, headers = {} }: Partial<Pick<OctoProblem, 'status' | 'more' | 'headers'>> = {},
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.more = more;
    this.headers = headers;
  }
}

/** The error of an id that is unknown, or not what is asked for. */
export function wrongId(code: NamingCode, id: string, message: string): OctoProblem {
  return new OctoProblem(code, message, { more: { [FIELDS[code]]: id } });
}

/** The answer for an error: 400 for whatever the standard names, as it wants. */
export function answerOctoProblem({ code, message, status, more, headers }: OctoProblem): Answer {
  const answer = answerJson({ error: code, errorMessage: message, ...more }, status);
  return { ...answer, headers: { ...answer.headers, ...headers } };
}

/** The error of OCTO for what other endpoints answer with; a refused limit keeps its status. */
export function octoProblemOf({ status, more, headers, message }: ApiProblem): OctoProblem {
  if (status === 429) return new OctoProblem('TOO_MANY_REQUESTS', message, { status, headers });
  const fields = (more.errors ?? []).map(({ field, detail }) => (field === '' ? detail : `${field}: ${detail}`));
  return new OctoProblem('BAD_REQUEST', [...fields, ...(more.detail ? [more.detail] : [])].join('; '));
}
