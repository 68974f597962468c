import * as z from 'zod/mini';
import { isPermitted } from '../../lib/desk/permissions.ts';
import { endSessionContract, signOutContract } from '../../lib/desk/session.contract.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import { deviceView, isRunning, sessionView } from '../desk/sessions.ts';
import { answerEmpty, answerJson } from '../http/answer.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { deskCommandEndpoint, deskQueryEndpoint } from '../http/desk-endpoint.ts';
import { sessionCookieHeader } from '../http/session-cookie.ts';

const noQuerySchema = z.strictObject({});

export const readSessionEndpoint = deskQueryEndpoint('own-sessions', noQuerySchema, async ({ services, staff }) =>
  answerJson(sessionView(staff, services.hasEditor)),
);

export const readSessionsEndpoint = deskQueryEndpoint('own-sessions', noQuerySchema, async ({ services, staff }) => {
  const sessions = await services.unitOfWork.read(({ staffSessions }) => staffSessions.ofStaff(staff.id));
  const running = sessions.filter((session) => isRunning(session, services.clock()));
  return answerJson({ sessions: running.map((session) => deviceView(session, staff.sessionId)) });
});

export const signOutEndpoint = deskCommandEndpoint(
  'own-sessions',
  signOutContract.request,
  async ({ services, staff }) => {
    const done = { by: staff.name, at: manilaIso(services.clock()) };
    await services.unitOfWork.write(`staff ${staff.id}`, ({ staffSessions }) =>
      staffSessions.end({ id: staff.sessionId }, done),
    );
    return answerEmpty(204, sessionCookieHeader(null));
  },
);

/** Ends a session of one's own; owners end those of everybody. */
export const endSessionEndpoint = deskCommandEndpoint(
  'own-sessions',
  endSessionContract.request,
  async ({ services, staff, param }) => {
    const id = param('session');
    const whose = isPermitted(staff.role, 'change-staff') ? {} : { staffId: staff.id };
    const done = { by: staff.name, at: manilaIso(services.clock()) };
    const ended = await services.unitOfWork.write(`staff ${staff.id}`, ({ staffSessions }) =>
      staffSessions.end({ id, ...whose }, done),
    );
    if (ended === 0) throw new ApiProblem(404);
    return answerEmpty(204);
  },
);
