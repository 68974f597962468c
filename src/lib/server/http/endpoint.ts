import type * as z from 'zod/mini';
import { IDEMPOTENCY_HEADER, SECRET_HEADER } from '../../api/headers.ts';
import { referenceSchema } from '../../booking-ref/booking-ref.schema.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { problemResponse } from '../problem-response.ts';
import type { Services } from '../services.ts';
import { ApiProblem } from './api-problem.ts';
import { readBytes } from './body-bytes.ts';
import { clientAddressOf } from './client-address.ts';
import { readJson, requireJson } from './json-body.ts';
import type { Limit } from './rate-limits.ts';
import { createRequestCounter, type RequestCounter } from './request-counter.ts';
import { isSameOrigin } from './same-origin.ts';

/** What Astro gives an endpoint, as far as it is used here. */
export interface RequestContext {
  readonly request: Request;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly locals: Services;
  readonly clientAddress: string;
}

/** A request that passed the general checks. */
export interface Call extends RequestCounter {
  readonly services: Services;
  /** The booking reference in the address. @throws ApiProblem 404 for anything that is none */
  readonly ref: () => string;
  readonly secret: string | null;
  /** @throws ApiProblem 400 without one */
  readonly idempotencyKey: () => string;
}

type Endpoint = (context: RequestContext) => Promise<Response>;

/** An endpoint that changes nothing. */
export function reading(answer: (call: Call) => Promise<Response>): Endpoint {
  return guarded('read', answer);
}

/** An endpoint that takes JSON from this site's own pages and changes something. */
export function writing<Schema extends z.ZodMiniType>(
  schema: Schema,
  answer: (call: Call, body: z.infer<Schema>) => Promise<Response>,
): Endpoint {
  return guarded('write', async (call, { request }) => {
    if (!isSameOrigin(request.headers)) throw new ApiProblem(403, { detail: 'Send it from a page of this site.' });
    return answer(call, await readJson(request, schema));
  });
}

/** What another server sends: its body as it came, because a signature in the headers is of these bytes. */
export interface SignedRequest {
  readonly body: Uint8Array;
  readonly headers: Headers;
}

/** A payment with everything around it has about 10 KB. */
const MOST_SIGNED_BYTES = 200 * 1024;

/** An endpoint that another server calls, whoever's page is open where: the answer must check the signature. */
export function receiving(
  answer: (call: Call, signed: SignedRequest, params: RequestContext['params']) => Promise<Response>,
): Endpoint {
  return guarded('delivery', async (call, { request, params }) => {
    requireJson(request);
    return answer(call, { body: await readBytes(request, MOST_SIGNED_BYTES), headers: request.headers }, params);
  });
}

/** A JSON answer that nobody keeps. */
export function answerJson(data: unknown, status = 200): Response {
  return Response.json(data, { status, headers: { 'Cache-Control': 'no-store' } });
}

function guarded(limit: Limit, answer: (call: Call, context: RequestContext) => Promise<Response>): Endpoint {
  return async (context) => {
    const call = callOf(context);
    try {
      await call.count(limit);
      if (context.params.ref !== undefined) await call.about(context.params.ref);
      return await answer(call, context);
    } catch (error) {
      return failureOf(error, context);
    }
  };
}

function callOf(context: RequestContext): Call {
  const { request, params, locals } = context;
  return {
    services: locals,
    secret: request.headers.get(SECRET_HEADER),
    ref: () => {
      const result = referenceSchema.safeParse(params.ref);
      if (!result.success) throw new ApiProblem(404);
      return result.data;
    },
    idempotencyKey: () => {
      const key = request.headers.get(IDEMPOTENCY_HEADER) ?? '';
      if (/^[\x21-\x7e]{8,100}$/.test(key)) return key;
      throw new ApiProblem(400, {
        detail: `Send ${IDEMPOTENCY_HEADER}: 8 to 100 characters that no other request has.`,
      });
    },
    ...createRequestCounter(locals.limits, addressOf(context)),
  };
}

async function failureOf(error: unknown, context: RequestContext): Promise<Response> {
  if (error instanceof ApiProblem) {
    if (error.status === 404) await context.locals.limits.take('miss', addressOf(context));
    return problemResponse(error.status, error.headers, error.more);
  }
  const reason = passingReason(error);
  if (reason === null) throw error;
  context.locals.logger.error({ err: error }, reason);
  return problemResponse(503, { 'Retry-After': '5' }, { detail: 'Nothing was saved. Try again in a moment.' });
}

/** What the operator has to repair before the same request can be answered; null where that would change nothing. */
function passingReason(error: unknown): string | null {
  if (isUnavailable(error)) return 'the database does not work';
  // A key that is not on the ring: another process encrypts with it already. The host has its own copy of the class, so its name tells.
  const isSetting = error instanceof Error && error.name === 'StartupError';
  return isSetting ? 'a setting of this server does not fit its database' : null;
}

function addressOf({ request, locals, clientAddress }: RequestContext): string {
  return clientAddressOf(clientAddress, request.headers.get('x-forwarded-for'), locals.proxies);
}
