import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type * as z from 'zod/mini';
import { referenceSchema } from '../../lib/booking/booking-ref.schema.ts';
import { IDEMPOTENCY_HEADER, SECRET_HEADER } from '../../lib/site/headers.ts';
import { StartupError } from '../config/startup-error.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { type Admission, createAdmission, type Subject } from './admission.ts';
import { type Answer, answerProblem } from './answer.ts';
import { ApiProblem } from './api-problem.ts';
import { clientAddressOf } from './client-address.ts';
import { readJson } from './json-body.ts';
import { withPreferredStatus } from './preferred-status.ts';
import { readQuery } from './query.ts';
import { createRequestCounter, type RequestCounter } from './request-counter.ts';
import { requireSameOrigin } from './same-origin.ts';
import type { Services } from './services.ts';

/** A request and what its route found in its address. */
export interface RequestContext {
  readonly request: IncomingMessage;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly services: Services;
}

/** A request that passed the general checks. */
export interface Call extends RequestCounter {
  readonly services: Services;
  /** The booking reference in the address. @throws ApiProblem 404 where it is invalid */
  readonly ref: () => string;
  readonly secret: string | null;
  readonly headers: IncomingHttpHeaders;
  /** The network of the sender, for rate limits only. */
  readonly network: string;
  readonly admission: Admission;
  /** @throws ApiProblem 400 without one */
  readonly idempotencyKey: () => string;
}

export type Endpoint = (context: RequestContext) => Promise<Answer>;

/** An endpoint with its method and address. */
export type Route = readonly [method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', address: string, endpoint: Endpoint];

/**
 * An endpoint that changes nothing. Requests without a reference need no database, and so no limit.
 */
export function queryEndpoint(answer: (call: Call) => Promise<Answer>): Endpoint {
  return withErrorResponses(async (call, { params }) => {
    if (params.ref === undefined) return answer(call);
    return withAdmission(call, 'read', subjectOf(call, params.ref), () => answer(call));
  });
}

/** An endpoint that reads public data, with query parameters that a schema validates. */
export function publicQueryEndpoint<Schema extends z.ZodMiniType>(
  schema: Schema,
  answer: (call: Call, query: z.infer<Schema>) => Promise<Answer>,
): Endpoint {
  return withErrorResponses(async (call, { request }) =>
    withAdmission(call, 'read', null, async () => answer(call, readQuery(request, schema))),
  );
}

/** Returns the reference that a request's body is about. */
export interface BodyReference<Body> {
  readonly refOf: (body: Body) => string;
  /** Whether it may claim a reference that is not in use, despite other requests. */
  readonly mayBeNew?: boolean;
}

/** An endpoint that takes JSON from this site's own pages and changes data. */
export function commandEndpoint<Schema extends z.ZodMiniType>(
  schema: Schema,
  answer: (call: Call, body: z.infer<Schema>) => Promise<Answer>,
  inBody?: BodyReference<z.infer<Schema>>,
): Endpoint {
  return withErrorResponses(async (call, { request, params }) => {
    const bodyOf = async () => {
      requireSameOrigin(request.headers);
      return readJson(request, schema);
    };
    if (!inBody) {
      return withAdmission(call, 'write', subjectOf(call, params.ref), async () => answer(call, await bodyOf()));
    }
    const body = await bodyOf().catch(async (error: unknown) => {
      await call.admission.admit('write', null);
      throw error;
    });
    const subject = subjectOf(call, inBody.refOf(body), inBody.mayBeNew);
    return withAdmission(call, 'write', subject, () => answer(call, body));
  });
}

/** An endpoint whose problems and temporary failures are answers. */
export function withErrorResponses(answer: (call: Call, context: RequestContext) => Promise<Answer>): Endpoint {
  return async (context) => {
    const given = await answer(callOf(context), context).catch((error: unknown) => failureOf(error, context));
    return withPreferredStatus(context.request.headers.prefer, given);
  };
}

/** The subject of a request; null where it names no valid reference. */
function subjectOf({ secret }: Call, ref: string | undefined, mayBeNew = false): Subject | null {
  const known = referenceSchema.safeParse(ref);
  return known.success ? { ref: known.data, secret, mayBeNew } : null;
}

/** Answers a request that limits let in, and counts only those that had no right secret. */
async function withAdmission(
  { admission }: Call,
  limit: 'read' | 'write',
  subject: Subject | null,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  await admission.admit(limit, subject);
  try {
    const given = await answer();
    if (given.status < 300 && subject !== null && subject.secret !== null) await admission.recordSuccess(limit);
    return given;
  } catch (error) {
    if (subject !== null && error instanceof ApiProblem && error.status === 404)
      await admission.recordFailure(subject.ref);
    throw error;
  }
}

function callOf(context: RequestContext): Call {
  const { request, params, services } = context;
  const network = addressOf(context);
  return {
    services,
    secret: headerOf(request, SECRET_HEADER),
    headers: request.headers,
    network,
    admission: createAdmission(services.limits, services.accessOf, network),
    ref: () => {
      const result = referenceSchema.safeParse(params.ref);
      if (!result.success) throw new ApiProblem(404);
      return result.data;
    },
    idempotencyKey: () => {
      const key = headerOf(request, IDEMPOTENCY_HEADER) ?? '';
      if (/^[\x21-\x7e]{8,100}$/.test(key)) return key;
      throw new ApiProblem(400, {
        detail: `Send ${IDEMPOTENCY_HEADER}: 8 to 100 characters that no other request has.`,
      });
    },
    ...createRequestCounter(services.limits, network),
  };
}

function failureOf(error: unknown, { request, services }: RequestContext): Answer {
  if (error instanceof ApiProblem) return answerProblem(error, request);
  const reason = temporaryReason(error);
  if (reason === null) throw error;
  services.logger.error({ err: error }, reason);
  const detail = 'Nothing was saved. Try again in a moment.';
  return answerProblem(new ApiProblem(503, { detail }, { 'Retry-After': '5' }), request);
}

/** The reason for a temporary failure that the operator must resolve; null for other errors. */
function temporaryReason(error: unknown): string | null {
  if (isUnavailable(error)) return 'the database does not work';
  // A key that is not on the ring: another process encrypts with it already.
  return error instanceof StartupError ? 'a setting of this server does not fit its database' : null;
}

function addressOf({ request, services }: RequestContext): string {
  const { remoteAddress = '' } = request.socket;
  return clientAddressOf(remoteAddress, headerOf(request, 'X-Forwarded-For'), services.proxies);
}

/** A header as one text; null where there is none. */
export function headerOf({ headers }: IncomingMessage, name: string): string | null {
  const value = headers[name.toLowerCase()];
  return value === undefined ? null : String(value);
}
