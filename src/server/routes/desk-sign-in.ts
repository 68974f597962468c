import { PASSKEY_REFUSED } from '../../lib/desk/session.contract.ts';
import {
  registrationContract,
  registrationOptionsContract,
  signInContract,
  signInOptionsContract,
  verificationContract,
  verificationOptionsContract,
} from '../../lib/desk/sign-in.contract.ts';
import { deviceName } from '../desk/device-name.ts';
import { finishRegistration, startRegistration } from '../desk/registration.ts';
import { sessionView } from '../desk/sessions.ts';
import {
  type Device,
  finishSignIn,
  finishVerification,
  type SignInOutcome,
  startSignIn,
  startVerification,
} from '../desk/sign-in.ts';
import { type Answer, answerJson } from '../http/answer.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { deskCommandEndpoint } from '../http/desk-endpoint.ts';
import { type Call, commandEndpoint } from '../http/endpoint.ts';
import { siteOf } from '../http/requesting-site.ts';
import { readSessionCookie, sessionCookieHeader } from '../http/session-cookie.ts';

export const registrationOptionsEndpoint = commandEndpoint(
  registrationOptionsContract.request,
  async (call, { invitation }) => {
    await call.count('signIn');
    const { unitOfWork, clock } = call.services;
    const started = await startRegistration(unitOfWork, await siteOf(call), invitation, clock());
    if (!started) throw overInvitation();
    const { member, options } = started;
    return answerJson({ name: member.name, role: member.role, options });
  },
);

export const registrationEndpoint = commandEndpoint(registrationContract.request, async (call, body) => {
  const [{ unitOfWork, clock }, site] = [call.services, await siteOf(call)];
  const outcome = await finishRegistration(unitOfWork, site, body, deviceOf(call), clock());
  if (outcome.kind === 'over') throw overInvitation();
  return signedIn(call, outcome, 422);
});

export const signInOptionsEndpoint = commandEndpoint(signInOptionsContract.request, async (call) => {
  await call.count('signIn');
  const { unitOfWork, clock } = call.services;
  return answerJson({ options: await startSignIn(unitOfWork, await siteOf(call), clock()) });
});

export const signInEndpoint = commandEndpoint(signInContract.request, async (call, { credential }) => {
  const [{ unitOfWork, clock }, site] = [call.services, await siteOf(call)];
  return signedIn(call, await finishSignIn(unitOfWork, site, credential, deviceOf(call), clock()), 401);
});

export const verificationOptionsEndpoint = deskCommandEndpoint(
  'own-sessions',
  verificationOptionsContract.request,
  async (call) => {
    const { unitOfWork, clock } = call.services;
    return answerJson({ options: await startVerification(unitOfWork, await siteOf(call), call.staff, clock()) });
  },
);

export const verificationEndpoint = deskCommandEndpoint(
  'own-sessions',
  verificationContract.request,
  async (call, { credential }) => {
    const { unitOfWork, clock } = call.services;
    const outcome = await finishVerification(unitOfWork, await siteOf(call), credential, call.staff, clock());
    if (outcome.kind === 'refused') throw refusal(call, outcome.reason, 403);
    return answerJson(sessionView(outcome.member, call.services.hasEditor));
  },
);

function deviceOf({ headers }: Call): Device {
  return { name: deviceName(headers['user-agent'] ?? null), oldSecret: readSessionCookie(headers) };
}

/** Answers with the session and its cookie, and counts no sign-in that succeeds. */
async function signedIn(call: Call, outcome: SignInOutcome, status: 401 | 422): Promise<Answer> {
  if (outcome.kind === 'refused') throw refusal(call, outcome.reason, status);
  await call.services.limits.release('signIn', call.network);
  const { headers, ...answer } = answerJson(sessionView(outcome.member, call.services.hasEditor), 201);
  return { ...answer, headers: { ...headers, ...sessionCookieHeader(outcome.secret) } };
}

/** Says why in the log alone. */
function refusal({ services }: Pick<Call, 'services'>, reason: string, status: 401 | 403 | 422): ApiProblem {
  services.logger.warn({ reason }, 'a passkey was refused');
  return new ApiProblem(status, { code: PASSKEY_REFUSED, detail: 'This passkey was not accepted. Try again.' });
}

function overInvitation(): ApiProblem {
  return new ApiProblem(404, { detail: 'This invitation was used, or is older than a day. Ask for a new one.' });
}
