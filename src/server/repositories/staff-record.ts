import type { StaffRole } from '../../lib/desk/permissions.ts';

/** Somebody who works at the desk. Instants are ISO times in Palawan. */
export interface StaffRecord {
  readonly id: string;
  readonly name: string;
  readonly role: StaffRole;
  /** The company of a driver; null for others. */
  readonly providerId: string | null;
  readonly createdAt: string;
}

/** Who did something, and when. */
export interface Done {
  readonly by: string;
  readonly at: string;
}

/** An invitation to register a passkey; of its secret only the hash is stored. */
export interface InvitationRecord {
  readonly hash: string;
  readonly staffId: string;
  readonly role: StaffRole;
  readonly by: string;
  readonly createdAt: string;
  readonly expiresAt: string;
}

/** Staff members and their invitations. Those who were removed are left out. */
export interface StaffRepository {
  find(id: string): Promise<StaffRecord | null>;
  /** By name. */
  list(): Promise<readonly StaffRecord[]>;
  /**
   * Adds somebody, or gives who has that name the role, also somebody who was removed.
   *
   * @returns the stored record: somebody known keeps the id
   */
  save(member: StaffRecord): Promise<StaffRecord>;
  remove(id: string, done: Done): Promise<void>;
  /** Adds an invitation in the place of those that nobody used. */
  invite(invitation: InvitationRecord): Promise<void>;
  /** Those that nobody used and that still count at an instant. */
  openInvitations(at: string): Promise<readonly InvitationRecord[]>;
  /** @returns false where it was used already */
  acceptInvitation(hash: string, at: string): Promise<boolean>;
  /** Deletes invitations that ended before an instant. */
  removeInvitationsBefore(at: string): Promise<void>;
}

/** A passkey of somebody: what the server needs to check a signature. */
export interface PasskeyRecord {
  readonly id: string;
  readonly credentialId: string;
  readonly staffId: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly device: string;
  readonly createdAt: string;
  readonly usedAt: string;
}

/** What a challenge is for. Its subject is an invitation, a session, or empty for a sign-in. */
export interface Challenge {
  readonly purpose: 'registration' | 'sign-in' | 'verification';
  readonly subject: string;
}

/** Passkeys that were not revoked, and the challenges that they sign. */
export interface PasskeyRepository {
  findCredential(credentialId: string): Promise<PasskeyRecord | null>;
  ofStaff(staffId: string): Promise<readonly PasskeyRecord[]>;
  /** Of everybody, oldest first. */
  list(): Promise<readonly PasskeyRecord[]>;
  /** @returns false where that credential is known already, also as a revoked one */
  add(passkey: PasskeyRecord): Promise<boolean>;
  /** Records a use. @returns false where it was used or revoked since it was read */
  recordUse(read: Pick<PasskeyRecord, 'id' | 'counter'>, counter: number, at: string): Promise<boolean>;
  /** @returns false where there is none to revoke */
  revoke(id: string, done: Done): Promise<boolean>;
  addChallenge(hash: string, challenge: Challenge, expiresAt: string): Promise<void>;
  /** Takes a challenge away, so that it counts once; null for an unknown or expired one. */
  takeChallenge(hash: string, at: string): Promise<Challenge | null>;
  removeChallengesBefore(at: string): Promise<void>;
}

/** A device on which somebody is signed in; of its secret only the hash is stored. */
export interface StaffSessionRecord {
  readonly id: string;
  readonly staffId: string;
  readonly passkeyId: string;
  readonly device: string;
  readonly createdAt: string;
  /** Time of its last request, up to a minute ago. */
  readonly seenAt: string;
  /** Time of the last use of the passkey. */
  readonly verifiedAt: string;
}

/** Sessions that nobody has ended. */
export interface StaffSessionRepository {
  findHash(hash: string): Promise<StaffSessionRecord | null>;
  ofStaff(staffId: string): Promise<readonly StaffSessionRecord[]>;
  /** Of everybody, oldest first. */
  list(): Promise<readonly StaffSessionRecord[]>;
  add(session: StaffSessionRecord, hash: string): Promise<void>;
  change(id: string, change: Partial<Pick<StaffSessionRecord, 'seenAt' | 'verifiedAt'>>): Promise<void>;
  /** Ends the sessions that all given parts fit, else every one. @returns how many */
  end(which: Partial<Pick<StaffSessionRecord, 'id' | 'staffId' | 'passkeyId'>>, done: Done): Promise<number>;
  /** Deletes sessions, ended or not, that were last seen before an instant. */
  removeSeenBefore(at: string): Promise<void>;
}
