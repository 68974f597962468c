import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { sessionContract } from '../../lib/desk/session.contract.ts';
import {
  registrationContract,
  registrationOptionsContract,
  signInContract,
  signInOptionsContract,
  verificationContract,
  verificationOptionsContract,
} from '../../lib/desk/sign-in.contract.ts';
import { callDesk } from './call-desk.ts';
import type { Dismissed, SessionOutcome } from './load-passkeys.ts';

const { response } = sessionContract;

/** Makes a passkey on this device for an invitation, and signs in with it. */
export async function register(invitation: string): Promise<SessionOutcome> {
  const asked = await callDesk(registrationOptionsContract, {
    path: registrationOptionsContract.path,
    body: { invitation },
  });
  if (asked.kind !== 'ok') return asked;
  const optionsJSON = asked.data.options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  const credential = await startRegistration({ optionsJSON }).catch(dismissal);
  if ('kind' in credential) return credential;
  const { method, path } = registrationContract;
  return callDesk({ method, response }, { path, body: { invitation, credential } });
}

/** Signs in with a passkey of this device. */
export function signIn(): Promise<SessionOutcome> {
  return answerWithPasskey(signInOptionsContract, signInContract);
}

/** Uses the passkey again, for what asks for it just before (specification.md#signing-in). */
export function verify(): Promise<SessionOutcome> {
  return answerWithPasskey(verificationOptionsContract, verificationContract);
}

async function answerWithPasskey(
  asking: typeof signInOptionsContract | typeof verificationOptionsContract,
  { method, path }: typeof signInContract | typeof verificationContract,
): Promise<SessionOutcome> {
  const asked = await callDesk(asking, { path: asking.path, body: {} });
  if (asked.kind !== 'ok') return asked;
  const optionsJSON = asked.data.options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const credential = await startAuthentication({ optionsJSON }).catch(dismissal);
  if ('kind' in credential) return credential;
  return callDesk({ method, response }, { path, body: { credential } });
}

/** @throws anything but a refusal of the device or its owner */
function dismissal(error: unknown): Dismissed {
  if (error instanceof WebAuthnError || error instanceof DOMException) return { kind: 'dismissed' };
  throw error;
}
