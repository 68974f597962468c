import type { StaffRole } from '../../lib/desk/permissions.ts';
import { toSingleLine } from '../../lib/text/plain-text.schema.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import type { Repositories } from '../repositories/repositories.ts';
import type { InvitationRecord, StaffRecord } from '../repositories/staff-record.ts';
import { hashOf, newSecret } from '../secrets/secret.ts';
import { newStaffId } from './staff-id.ts';

/** Milliseconds for which an invitation can be accepted. */
export const INVITATION_TTL_MS = 24 * 3_600_000;

/** Who is invited, by whom. */
export interface NewInvitation {
  readonly name: string;
  readonly role: StaffRole;
  /** The company of a driver; null for others. */
  readonly providerId: string | null;
  readonly by: string;
}

/** An invitation with its secret, which is told once. */
export interface IssuedInvitation {
  readonly member: StaffRecord;
  readonly secret: string;
  readonly expiresAt: string;
}

/**
 * Invites somebody to register a passkey. The same name is the same person, who has the new role at
 * once.
 */
export async function inviteStaff(
  { staff }: Pick<Repositories, 'staff'>,
  { name, role, providerId, by }: NewInvitation,
  now: number,
): Promise<IssuedInvitation> {
  const [createdAt, expiresAt] = [manilaIso(now), manilaIso(now + INVITATION_TTL_MS)];
  const member = await staff.save({ id: newStaffId(), name: toSingleLine(name), role, providerId, createdAt });
  const secret = newSecret();
  await staff.invite({ hash: hashOf(secret), staffId: member.id, role, by, createdAt, expiresAt });
  return { member, secret, expiresAt };
}

/** An invitation that can be accepted, with who is invited; null where it is over or unknown. */
export async function findInvited(
  { staff }: Pick<Repositories, 'staff'>,
  secret: string,
  now: number,
): Promise<{ readonly invitation: InvitationRecord; readonly member: StaffRecord } | null> {
  const open = await staff.openInvitations(manilaIso(now));
  const invitation = open.find(({ hash }) => hash === hashOf(secret));
  const member = invitation ? await staff.find(invitation.staffId) : null;
  return invitation && member ? { invitation, member } : null;
}
