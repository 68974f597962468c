import type { IncomingMessage } from 'node:http';
import type * as z from 'zod/mini';
import { REQUEST_ID_HEADER, requestIdOf } from '../config/request-id.ts';
import { isUnavailable } from '../database/unavailable.ts';
import type { ResellerRecord } from '../repositories/reseller-record.ts';
import { hashOf } from '../secrets/secret.ts';
import type { Answer } from './answer.ts';
import { ApiProblem } from './api-problem.ts';
import { type Call, type Endpoint, headerOf, type RequestContext, withErrorResponses } from './endpoint.ts';
import { readJson } from './json-body.ts';
import { loggedPath } from './logged-path.ts';
import { answerOctoProblem, OctoProblem, octoProblemOf } from './octo-problem.ts';
import type { Services } from './services.ts';
import { tooManyRequests } from './too-many.ts';

/** The capability of OCTO with which answers have prices. */
export const PRICING = 'octo/pricing';

const CAPABILITIES_HEADER = 'Octo-Capabilities';
const ENVIRONMENT_HEADER = 'Octo-Env';

/** A full group with all that may be said of each person. */
const MAX_BODY_BYTES = 256 * 1024;

/** A request of a reseller whose key is right. */
export interface OctoCall {
  readonly services: Services;
  readonly reseller: ResellerRecord;
  /** Whether answers are to have prices. */
  readonly hasPricing: boolean;
  readonly request: IncomingMessage;
  /** A part of the address. */
  readonly param: (name: string) => string;
  /** Counts against another limit of the reseller. @throws ApiProblem 429 */
  readonly count: (limit: 'resellerHold') => Promise<void>;
}

/** An endpoint of OCTO that changes nothing, for who has the key of a reseller. */
export function octoQueryEndpoint(answer: (call: OctoCall) => Promise<Answer>): Endpoint {
  return withErrorResponses(async (call, context) => {
    try {
      const octoCall = await admitReseller(call, context);
      const { headers, ...given } = await answer(octoCall);
      return { ...given, headers: { ...headers, ...(octoCall.hasPricing && { [CAPABILITIES_HEADER]: PRICING }) } };
    } catch (error) {
      return answerOctoProblem(problemOf(error, context));
    }
  });
}

/** The same for what changes something. Where nothing is needed, the body may be missing. */
export function octoCommandEndpoint<Schema extends z.ZodMiniType>(
  schema: Schema,
  answer: (call: OctoCall, body: z.infer<Schema>) => Promise<Answer>,
): Endpoint {
  return octoQueryEndpoint(async (call) => {
    if (headerOf(call.request, ENVIRONMENT_HEADER)?.toLowerCase() === 'test') {
      throw new OctoProblem('UNPROCESSABLE_ENTITY', 'There is no test environment: bookings here are real.');
    }
    return answer(call, await bodyOf(call.request, schema));
  });
}

/** The same for what only looks something up with a body. */
export function octoSearchEndpoint<Schema extends z.ZodMiniType>(
  schema: Schema,
  answer: (call: OctoCall, body: z.infer<Schema>) => Promise<Answer>,
): Endpoint {
  return octoQueryEndpoint(async (call) => answer(call, await bodyOf(call.request, schema)));
}

/**
 * Finds out which reseller asks. Wrong keys count for their network, right ones for their reseller.
 *
 * @throws OctoProblem 401 without a key, 403 for one that is unknown or revoked
 */
async function admitReseller({ services, admission }: Call, { request, params }: RequestContext): Promise<OctoCall> {
  const { unitOfWork, limits } = services;
  const [, key = null] = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '') ?? [];
  const found = key && (await unitOfWork.read(({ resellers }) => resellers.withKey(hashOf(key))));
  if (!found) {
    await admission.admit('read', null);
    throw key === null
      ? new OctoProblem('UNAUTHORIZED', 'Send Authorization: Bearer and your key.', { status: 401 })
      : new OctoProblem('FORBIDDEN', 'This key is unknown or revoked.', { status: 403 });
  }
  const take = async (limit: 'reseller' | 'resellerHold') => {
    const seconds = await limits.take(limit, found.id);
    if (seconds > 0) throw tooManyRequests(seconds);
  };
  await take('reseller');
  const wanted = (headerOf(request, CAPABILITIES_HEADER) ?? '').split(',').map((one) => one.trim());
  return {
    services,
    reseller: found,
    hasPricing: wanted.includes(PRICING),
    request,
    param: (name) => params[name] ?? '',
    count: take,
  };
}

async function bodyOf<Schema extends z.ZodMiniType>(
  request: IncomingMessage,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  if (length !== '0' || encoding !== undefined) return readJson(request, schema, MAX_BODY_BYTES);
  const empty = schema.safeParse({});
  if (empty.success) return empty.data;
  throw new OctoProblem('BAD_REQUEST', 'Send a body of JSON.');
}

function problemOf(error: unknown, { request, services }: RequestContext): OctoProblem {
  if (error instanceof OctoProblem) return error;
  if (error instanceof ApiProblem) return octoProblemOf(error);
  const requestId = requestIdOf(request);
  const named = { more: { requestId }, headers: { [REQUEST_ID_HEADER]: requestId } };
  if (isUnavailable(error)) {
    services.logger.error({ err: error }, 'the database does not work');
    const headers = { ...named.headers, 'Retry-After': '5' };
    const text = 'Nothing was saved. Send it again in a moment.';
    return new OctoProblem('INTERNAL_SERVER_ERROR', text, { ...named, status: 503, headers });
  }
  services.logger.error({ err: error, path: loggedPath(request.url ?? '') }, 'endpoint failed');
  const text = 'Something failed here. Tell us the number of this request.';
  return new OctoProblem('INTERNAL_SERVER_ERROR', text, { ...named, status: 500 });
}
