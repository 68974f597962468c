import type { Staff } from '../../lib/desk/staff.contract.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import type { Repositories } from '../repositories/repositories.ts';
import type { Done, PasskeyRecord, StaffRecord, StaffSessionRecord } from '../repositories/staff-record.ts';
import { isRunning } from './sessions.ts';

type StaffRepositories = Pick<Repositories, 'staff' | 'passkeys' | 'staffSessions'>;

/** Somebody at the desk with everything that opens it. */
export interface StaffOverview {
  readonly member: StaffRecord;
  /** Time until which an invitation can be accepted; null without one. */
  readonly invitedUntil: string | null;
  readonly passkeys: readonly PasskeyRecord[];
  /** Where somebody is signed in now. */
  readonly sessions: readonly StaffSessionRecord[];
}

/** Everybody at the desk, by name. */
export async function listStaff(repositories: StaffRepositories, now: number): Promise<readonly StaffOverview[]> {
  const { staff, passkeys, staffSessions } = repositories;
  const members = await staff.list();
  const invitations = await staff.openInvitations(manilaIso(now));
  const [keys, sessions] = [await passkeys.list(), await staffSessions.list()];
  const isOf =
    ({ id }: StaffRecord) =>
    ({ staffId }: { readonly staffId: string }) =>
      staffId === id;
  return members.map((member) => ({
    member,
    invitedUntil: invitations.find(isOf(member))?.expiresAt ?? null,
    passkeys: keys.filter(isOf(member)),
    sessions: sessions.filter(isOf(member)).filter((session) => isRunning(session, now)),
  }));
}

/** Somebody for lists, without anything that opens the desk. */
export function staffView({ member, invitedUntil, passkeys, sessions }: StaffOverview): Staff {
  return {
    ...member,
    invitedUntil,
    passkeys: passkeys.map(({ id, device, createdAt, usedAt }) => ({ id, device, createdAt, usedAt })),
    sessions: sessions.map(({ id, passkeyId, device, createdAt, seenAt }) => {
      return { id, passkeyId, device, createdAt, seenAt };
    }),
  };
}

/** Gives somebody another role, which counts with their next request. @returns false for nobody */
export async function changeRole(
  { staff }: Pick<Repositories, 'staff'>,
  id: string,
  { role, providerId }: Pick<StaffRecord, 'role' | 'providerId'>,
): Promise<boolean> {
  const member = await staff.find(id);
  if (!member) return false;
  await staff.save({ ...member, role, providerId });
  return true;
}

/** Whether an owner has a passkey: without one nobody can let anybody in again at the desk. */
export async function hasOwner({ staff, passkeys }: Pick<Repositories, 'staff' | 'passkeys'>): Promise<boolean> {
  const owners = (await staff.list()).filter(({ role }) => role === 'owner').map(({ id }) => id);
  return (await passkeys.list()).some(({ staffId }) => owners.includes(staffId));
}

/** Revokes a passkey and ends its sessions. @returns false where there is none */
export async function revokePasskey(repositories: StaffRepositories, id: string, done: Done): Promise<boolean> {
  const isRevoked = await repositories.passkeys.revoke(id, done);
  if (isRevoked) await repositories.staffSessions.end({ passkeyId: id }, done);
  return isRevoked;
}

/** Takes somebody's passkeys, sessions and invitations away. The name stays with what they did. */
export async function removeStaff(repositories: StaffRepositories, id: string, done: Done): Promise<void> {
  const { staff, passkeys, staffSessions } = repositories;
  for (const passkey of await passkeys.ofStaff(id)) await passkeys.revoke(passkey.id, done);
  await staffSessions.end({ staffId: id }, done);
  await staff.remove(id, done);
}
