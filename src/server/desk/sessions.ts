import { actionsOf, type StaffRole } from '../../lib/desk/permissions.ts';
import { type DeskSession, type DeviceSession, VERIFICATION_TTL_MS } from '../../lib/desk/session.contract.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import type { Repositories } from '../repositories/repositories.ts';
import type { StaffSessionRecord } from '../repositories/staff-record.ts';
import { hashOf } from '../secrets/secret.ts';

const HOUR = 3_600_000;
/** Time without a request after which a session is over. */
export const SESSION_IDLE_MS = 12 * HOUR;
/** Time after which a session is over in any case. */
export const SESSION_TTL_MS = 30 * 24 * HOUR;
/** A session's last request is written down at most this often. */
const SEEN_INTERVAL_MS = 60_000;

/** A staff member who is signed in. */
export interface StaffMember {
  readonly id: string;
  /** The name that changes carry. */
  readonly name: string;
  readonly role: StaffRole;
  /** The company of a driver; null for others. */
  readonly providerId: string | null;
  readonly sessionId: string;
  /** Time of the last use of the passkey: an ISO time in Palawan. */
  readonly verifiedAt: string;
}

/** Who is signed in with a secret; null for nobody, or not any more. */
export async function authenticate(
  { staff, staffSessions }: Pick<Repositories, 'staff' | 'staffSessions'>,
  secret: string,
  now: number,
): Promise<{ readonly member: StaffMember; readonly session: StaffSessionRecord } | null> {
  const session = await staffSessions.findHash(hashOf(secret));
  if (!session || !isRunning(session, now)) return null;
  const person = await staff.find(session.staffId);
  if (!person) return null;
  const { id, name, role, providerId } = person;
  return { session, member: { id, name, role, providerId, sessionId: session.id, verifiedAt: session.verifiedAt } };
}

/** Whether a session is neither idle for too long nor too old. */
export function isRunning({ createdAt, seenAt }: StaffSessionRecord, now: number): boolean {
  return now - Date.parse(seenAt) < SESSION_IDLE_MS && now - Date.parse(createdAt) < SESSION_TTL_MS;
}

/** Whether the last request of a session is to be written down. */
export function needsSeenUpdate({ seenAt }: StaffSessionRecord, now: number): boolean {
  return now - Date.parse(seenAt) >= SEEN_INTERVAL_MS;
}

/** Whether the passkey was used just before. */
export function isVerified({ verifiedAt }: Pick<StaffMember, 'verifiedAt'>, now: number): boolean {
  return now - Date.parse(verifiedAt) < VERIFICATION_TTL_MS;
}

/** The session for the screens, which offer the editor only where there is one. */
export function sessionView({ name, role, providerId, verifiedAt }: StaffMember, hasEditor: boolean): DeskSession {
  const verifiedUntil = manilaIso(Date.parse(verifiedAt) + VERIFICATION_TTL_MS);
  const actions = actionsOf(role).filter((action) => hasEditor || action !== 'edit-content');
  return { name, role, providerId, verifiedUntil, actions };
}

/** A device for the list of sessions. */
export function deviceView({ id, device, createdAt, seenAt }: StaffSessionRecord, currentId: string): DeviceSession {
  return { id, device, createdAt, seenAt, isCurrent: id === currentId };
}
