import type { IncomingMessage } from 'node:http';
import type * as z from 'zod/mini';
import { type DeskAction, isPermitted, needsVerification } from '../../lib/desk/permissions.ts';
import { SIGN_IN_NEEDED, VERIFICATION_NEEDED } from '../../lib/desk/session.contract.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import { authenticate, isVerified, needsSeenUpdate, type StaffMember } from '../desk/sessions.ts';
import type { Answer } from './answer.ts';
import { ApiProblem } from './api-problem.ts';
import { type Call, type Endpoint, type RequestContext, withErrorResponses } from './endpoint.ts';
import { readJson } from './json-body.ts';
import { readQuery } from './query.ts';
import { requireSameOrigin } from './same-origin.ts';
import { readSessionCookie, sessionCookieHeader } from './session-cookie.ts';

/** A request of somebody who is signed in and may make it. */
export interface DeskCall extends Pick<Call, 'services' | 'network' | 'headers' | 'ref' | 'idempotencyKey'> {
  readonly staff: StaffMember;
  /** A part of the address. */
  readonly param: (name: string) => string;
}

/**
 * An endpoint of the desk that changes nothing: for who is signed in and may do the action. Others
 * are told that it does not exist.
 */
export function deskQueryEndpoint<Schema extends z.ZodMiniType>(
  action: DeskAction,
  schema: Schema,
  answer: (call: DeskCall, query: z.infer<Schema>, request: IncomingMessage) => Promise<Answer>,
): Endpoint {
  return withErrorResponses(async (call, context) => {
    const deskCall = await admitStaff(call, context, 'read', action);
    return answer(deskCall, readQuery(context.request, schema), context.request);
  });
}

/**
 * The same for what changes something: from this site's own pages only, with JSON. Where the action
 * needs it, the passkey must have been used just before.
 */
export function deskCommandEndpoint<Schema extends z.ZodMiniType>(
  action: DeskAction,
  schema: Schema,
  answer: (call: DeskCall, body: z.infer<Schema>) => Promise<Answer>,
): Endpoint {
  return deskWriteEndpoint(action, async (call, request) => answer(call, await readJson(request, schema)));
}

/** The same for what reads the body by itself, such as a picture. */
export function deskWriteEndpoint(
  action: DeskAction,
  answer: (call: DeskCall, request: IncomingMessage) => Promise<Answer>,
): Endpoint {
  return withErrorResponses(async (call, context) => {
    requireSameOrigin(context.request.headers);
    return answer(await admitStaff(call, context, 'write', action), context.request);
  });
}

/**
 * Finds out who asks. Requests with a right session count for no limit of their network.
 *
 * @throws ApiProblem 401, 404 for an action outside of the role, 403 without a fresh verification
 */
async function admitStaff(
  { services, network, headers, ref, idempotencyKey, admission }: Call,
  { params }: RequestContext,
  limit: 'read' | 'write',
  action: DeskAction,
): Promise<DeskCall> {
  const secret = readSessionCookie(headers);
  if (secret === null) throw signInNeeded();
  await admission.admit(limit, null);
  const { unitOfWork, clock } = services;
  const now = clock();
  const found = await unitOfWork.read((repositories) => authenticate(repositories, secret, now));
  if (!found) throw signInNeeded(sessionCookieHeader(null));
  await admission.recordSuccess(limit);
  const { member, session } = found;
  if (needsSeenUpdate(session, now)) {
    const seenAt = manilaIso(now);
    await unitOfWork.write(`staff ${member.id}`, ({ staffSessions }) => staffSessions.change(session.id, { seenAt }));
  }
  if (!isPermitted(member.role, action)) throw new ApiProblem(404);
  if (needsVerification(action) && !isVerified(member, now)) {
    throw new ApiProblem(403, { code: VERIFICATION_NEEDED, detail: 'Use your passkey once more.' });
  }
  const param = (name: string) => params[name] ?? '';
  return { services, network, headers, ref, idempotencyKey, staff: member, param };
}

function signInNeeded(headers: ApiProblem['headers'] = {}): ApiProblem {
  return new ApiProblem(401, { code: SIGN_IN_NEEDED, detail: 'Sign in with your passkey.' }, headers);
}
