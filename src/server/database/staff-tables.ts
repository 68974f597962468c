/** Somebody who works at the desk. Rows stay when somebody leaves: changes carry their names. */
export interface StaffRow {
  id: string;
  name: string;
  /** The normalised name: the same name is the same person. */
  name_key: string;
  /** `owner`, `desk`, `driver`. */
  role: string;
  /** The company of a driver; null for others. */
  provider: string | null;
  created_at: string;
  removed_at: string | null;
  removed_by: string | null;
}

/** An invitation to register a passkey, once. */
export interface StaffInvitationRow {
  /** SHA-256 of its secret, base64url. */
  hash: string;
  staff_id: string;
  /** The role that it was given with. */
  role: string;
  invited_by: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

/** A public key whose private half is in somebody's device. */
export interface PasskeyRow {
  id: string;
  /** The authenticator's own id of it, base64url. */
  credential_id: string;
  staff_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** Uses that the authenticator has counted; 0 where it counts none. */
  counter: number;
  /** JSON of the ways to reach it. */
  transports: string;
  /** The kind of device that registered it. */
  device: string;
  created_at: string;
  used_at: string;
  revoked_at: string | null;
  revoked_by: string | null;
}

/** A random value that a passkey signs, once. */
export interface PasskeyChallengeRow {
  /** SHA-256 of it, base64url. */
  hash: string;
  /** `registration`, `sign-in`, `verification`. */
  purpose: string;
  /** The hash of an invitation or the id of a session; empty for a sign-in. */
  subject: string;
  expires_at: string;
}

/** Where somebody is signed in. */
export interface StaffSessionRow {
  id: string;
  /** SHA-256 of its secret, base64url. */
  hash: string;
  staff_id: string;
  passkey_id: string;
  device: string;
  created_at: string;
  /** Time of its last request, up to a minute ago. */
  seen_at: string;
  /** Time of the last use of the passkey. */
  verified_at: string;
  ended_at: string | null;
  ended_by: string | null;
}

/** Requests under a limit, in the form of rate-limiter-flexible. */
export interface RequestCountRow {
  /** The limit, a colon, and the keyed hash of a network, a secret or a reseller. */
  key: string;
  points: number;
  /** Milliseconds since 1970. */
  expire: number | null;
}
