import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { Assertion } from '../../lib/desk/sign-in.contract.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import type { Repositories, UnitOfWork } from '../repositories/repositories.ts';
import type { Challenge, PasskeyRecord, StaffRecord } from '../repositories/staff-record.ts';
import { hashOf, newSecret } from '../secrets/secret.ts';
import { newChallenge, takeChallenge } from './challenges.ts';
import { assertionOptions, checkAssertion } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';
import type { StaffMember } from './sessions.ts';
import { newStaffId } from './staff-id.ts';

/** The device that signs in. */
export interface Device {
  /** The kind of device. */
  readonly name: string;
  /** The secret of a session that it has already, which ends; or null. */
  readonly oldSecret: string | null;
}

/** The outcome of a sign-in, with the secret of the session; a refusal says why, for the log. */
export type SignInOutcome =
  | { readonly kind: 'signed-in'; readonly secret: string; readonly member: StaffMember }
  | { readonly kind: 'refused'; readonly reason: string };

const SIGN_IN: Challenge = { purpose: 'sign-in', subject: '' };

const refused = (reason: string) => ({ kind: 'refused', reason }) as const;

/** What a browser asks for a passkey with, whoever is there. */
export async function startSignIn(
  unitOfWork: UnitOfWork,
  rp: RelyingParty,
  now: number,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return assertionOptions(rp, null, await newChallenge(unitOfWork, SIGN_IN, now));
}

/** Signs in whom a passkey belongs to. */
export async function finishSignIn(
  unitOfWork: UnitOfWork,
  rp: RelyingParty,
  assertion: Assertion,
  device: Device,
  now: number,
): Promise<SignInOutcome> {
  const used = await checkPasskey(unitOfWork, rp, { assertion, challenge: SIGN_IN }, now);
  if ('refusal' in used) return refused(used.refusal);
  const { passkey, counter } = used;
  return unitOfWork.write<SignInOutcome>(`staff ${passkey.staffId}`, async (repositories) => {
    if (!(await repositories.passkeys.recordUse(passkey, counter, manilaIso(now))))
      return refused('the passkey has changed');
    const member = await repositories.staff.find(passkey.staffId);
    if (!member) return refused('nobody has that passkey');
    return startSession(repositories, { member, passkeyId: passkey.id, device }, now);
  });
}

/** The same for who is signed in: with a passkey of their own. */
export async function startVerification(
  unitOfWork: UnitOfWork,
  rp: RelyingParty,
  member: StaffMember,
  now: number,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const known = await unitOfWork.read(({ passkeys }) => passkeys.ofStaff(member.id));
  return assertionOptions(rp, known, await newChallenge(unitOfWork, challengeFor(member), now));
}

/** Confirms who is signed in. @returns the member, verified, or why not */
export async function finishVerification(
  unitOfWork: UnitOfWork,
  rp: RelyingParty,
  assertion: Assertion,
  member: StaffMember,
  now: number,
): Promise<
  Exclude<SignInOutcome, { kind: 'signed-in' }> | { readonly kind: 'verified'; readonly member: StaffMember }
> {
  const used = await checkPasskey(unitOfWork, rp, { assertion, challenge: challengeFor(member) }, now);
  if ('refusal' in used) return refused(used.refusal);
  const { passkey, counter } = used;
  if (passkey.staffId !== member.id) return refused('the passkey is of somebody else');
  const verifiedAt = manilaIso(now);
  const isUsed = await unitOfWork.write(`staff ${member.id}`, async ({ passkeys, staffSessions }) => {
    if (!(await passkeys.recordUse(passkey, counter, verifiedAt))) return false;
    await staffSessions.change(member.sessionId, { verifiedAt });
    return true;
  });
  return isUsed ? { kind: 'verified', member: { ...member, verifiedAt } } : refused('the passkey has changed');
}

/** A challenge belongs to its session: it verifies no other. */
function challengeFor({ sessionId }: StaffMember): Challenge {
  return { purpose: 'verification', subject: sessionId };
}

/** Checks a signature against the passkey that it names. @returns that with its new counter */
async function checkPasskey(
  unitOfWork: UnitOfWork,
  rp: RelyingParty,
  { assertion, challenge: wanted }: { readonly assertion: Assertion; readonly challenge: Challenge },
  now: number,
): Promise<{ readonly passkey: PasskeyRecord; readonly counter: number } | { readonly refusal: string }> {
  const { clientDataJSON, userHandle } = assertion.response;
  const challenge = await takeChallenge(unitOfWork, clientDataJSON, wanted, now);
  if (challenge === null) return { refusal: 'the challenge is used, old or unknown' };
  const passkey = await unitOfWork.read(({ passkeys }) => passkeys.findCredential(assertion.id));
  if (!passkey) return { refusal: 'the passkey is unknown or revoked' };
  const owner = userHandle === undefined ? passkey.staffId : Buffer.from(userHandle, 'base64url').toString('utf8');
  if (owner !== passkey.staffId) return { refusal: 'the passkey is of somebody else' };
  const checked = await checkAssertion(rp, assertion, passkey, challenge);
  return 'refusal' in checked ? checked : { passkey, counter: checked.result };
}

/** Begins a session, in the place of one that the device has already. */
export async function startSession(
  { staffSessions }: Pick<Repositories, 'staffSessions'>,
  { member, passkeyId, device }: { member: StaffRecord; passkeyId: string; device: Device },
  now: number,
): Promise<Extract<SignInOutcome, { kind: 'signed-in' }>> {
  const at = manilaIso(now);
  const old = device.oldSecret === null ? null : await staffSessions.findHash(hashOf(device.oldSecret));
  if (old) await staffSessions.end({ id: old.id }, { by: member.name, at });
  const [id, secret] = [newStaffId(), newSecret()];
  const times = { createdAt: at, seenAt: at, verifiedAt: at };
  await staffSessions.add({ id, staffId: member.id, passkeyId, device: device.name, ...times }, hashOf(secret));
  const { name, role, providerId } = member;
  return {
    kind: 'signed-in',
    secret,
    member: { id: member.id, name, role, providerId, sessionId: id, verifiedAt: at },
  };
}
