import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import type { Attestation } from '../../lib/desk/sign-in.contract.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import type { UnitOfWork } from '../repositories/repositories.ts';
import type { StaffRecord } from '../repositories/staff-record.ts';
import { hashOf } from '../secrets/secret.ts';
import { newChallenge, takeChallenge } from './challenges.ts';
import { findInvited } from './invitations.ts';
import { checkAttestation, registrationOptions } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';
import { type Device, type SignInOutcome, startSession } from './sign-in.ts';
import { newStaffId } from './staff-id.ts';

/** Who is invited, and what to make a passkey with. */
export interface StartedRegistration {
  readonly member: StaffRecord;
  readonly options: PublicKeyCredentialCreationOptionsJSON;
}

/** Opens an invitation; null where it is over or unknown. */
export async function startRegistration(
  unitOfWork: UnitOfWork,
  rp: RelyingParty,
  invitation: string,
  now: number,
): Promise<StartedRegistration | null> {
  const found = await unitOfWork.read(async (repositories) => {
    const invited = await findInvited(repositories, invitation, now);
    return invited && { ...invited, known: await repositories.passkeys.ofStaff(invited.member.id) };
  });
  if (!found) return null;
  const challenge = await newChallenge(unitOfWork, challengeFor(invitation), now);
  return { member: found.member, options: await registrationOptions(rp, found.member, found.known, challenge) };
}

/** The outcome of a registration: signed in, or the invitation is over. */
export type RegistrationOutcome = SignInOutcome | { readonly kind: 'over' };

/** Registers a passkey, uses up its invitation and signs in. */
export async function finishRegistration(
  unitOfWork: UnitOfWork,
  rp: RelyingParty,
  { invitation, credential }: { readonly invitation: string; readonly credential: Attestation },
  device: Device,
  now: number,
): Promise<RegistrationOutcome> {
  const signed = credential.response.clientDataJSON;
  const challenge = await takeChallenge(unitOfWork, signed, challengeFor(invitation), now);
  if (challenge === null) return { kind: 'refused', reason: 'the challenge is used, old or unknown' };
  const checked = await checkAttestation(rp, credential, challenge);
  if ('refusal' in checked) return { kind: 'refused', reason: checked.refusal };
  // One lock for all invitations: of two devices with one link, the second finds it used.
  return unitOfWork.write<RegistrationOutcome>('staff', async (repositories) => {
    const found = await findInvited(repositories, invitation, now);
    if (!found) return { kind: 'over' };
    const at = manilaIso(now);
    const owned = { id: newStaffId(), staffId: found.member.id, device: device.name, createdAt: at, usedAt: at };
    const passkey = { ...checked.result, ...owned };
    if (!(await repositories.passkeys.add(passkey))) return { kind: 'refused', reason: 'the passkey is known already' };
    await repositories.staff.acceptInvitation(found.invitation.hash, at);
    return startSession(repositories, { member: found.member, passkeyId: passkey.id, device }, now);
  });
}

/** A challenge belongs to its invitation: it registers nobody else. */
function challengeFor(invitation: string) {
  return { purpose: 'registration', subject: hashOf(invitation) } as const;
}
