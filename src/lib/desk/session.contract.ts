import * as z from 'zod/mini';
import { STAFF_ROLES } from './permissions.ts';

/** Code of 401: nobody is signed in, or not any more. */
export const SIGN_IN_NEEDED = 'sign-in-needed';

/** Code of 403: the passkey must be used once more, then the same request works. */
export const VERIFICATION_NEEDED = 'verification-needed';

/** Code of a refusal: the passkey is unknown or revoked, or its answer came too late. */
export const PASSKEY_REFUSED = 'passkey-refused';

/** Milliseconds for which a use of the passkey counts as "just before". */
export const VERIFICATION_TTL_MS = 5 * 60_000;

/** Who is signed in, and what the screens may show. */
const sessionSchema = z.object({
  name: z.string(),
  role: z.enum(STAFF_ROLES),
  /** The company of a driver; null for others. */
  providerId: z.nullable(z.string()),
  /** Time until which nothing asks for the passkey again: an ISO time in Palawan. */
  verifiedUntil: z.string(),
  /** Names of permissions: see permissions.ts. */
  actions: z.array(z.string()),
});

/** A device on which somebody is signed in. */
const deviceSessionSchema = z.object({
  id: z.string(),
  /** The kind of device: `iPhone`. */
  device: z.string(),
  createdAt: z.string(),
  /** Time of the last request, up to a minute ago. */
  seenAt: z.string(),
  isCurrent: z.boolean(),
});

/** Reads who is signed in: 401 with {@link SIGN_IN_NEEDED} for nobody. */
export const sessionContract = { method: 'GET', path: '/api/desk/session', response: sessionSchema } as const;

/** Reads on which devices one is signed in. */
export const sessionsContract = {
  method: 'GET',
  path: '/api/desk/sessions',
  response: z.object({ sessions: z.array(deviceSessionSchema) }),
} as const;

/** Ends a session of one's own, or as an owner anybody's: status 204 without a body. */
export const endSessionContract = {
  method: 'POST',
  /** `/api/desk/sessions/{id}/end` */
  path: '/end',
  request: z.strictObject({}),
} as const;

/** Ends the own session: status 204 without a body. */
export const signOutContract = { method: 'POST', path: '/api/desk/sign-outs', request: z.strictObject({}) } as const;

export type DeskSession = z.infer<typeof sessionSchema>;
export type DeviceSession = z.infer<typeof deviceSessionSchema>;
