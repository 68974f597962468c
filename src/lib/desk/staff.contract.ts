import * as z from 'zod/mini';
import { personNameSchema } from '../text/person-name.schema.ts';
import { STAFF_ROLES } from './permissions.ts';

/** Invites somebody, or somebody known again: for a new phone, or with another role. */
export const invitationContract = {
  method: 'POST',
  path: '/api/desk/invitations',
  request: z
    .strictObject({
      name: personNameSchema('the name of the person'),
      role: z.enum(STAFF_ROLES, { error: `one of ${STAFF_ROLES.join(', ')}` }),
      /** The company of a driver; null for others. */
      providerId: z.nullable(z.string()),
    })
    .check(
      z.refine(({ role, providerId }) => role !== 'driver' || providerId !== null, {
        path: ['providerId'],
        error: 'the company that the driver belongs to',
      }),
      z.refine(({ role, providerId }) => role === 'driver' || providerId === null, {
        path: ['providerId'],
        error: 'a company for drivers alone',
      }),
    ),
  response: z.object({
    name: z.string(),
    /** The link that makes a passkey, once. It is told this one time. */
    link: z.string(),
    expiresAt: z.string(),
  }),
} as const;

/** Somebody at the desk, with everything that opens it. Times are ISO times in Palawan. */
const staffSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(STAFF_ROLES),
  providerId: z.nullable(z.string()),
  createdAt: z.string(),
  /** Time until which an invitation can be accepted; null without one. */
  invitedUntil: z.nullable(z.string()),
  passkeys: z.array(z.object({ id: z.string(), device: z.string(), createdAt: z.string(), usedAt: z.string() })),
  /** Where somebody is signed in now. */
  sessions: z.array(
    z.object({
      id: z.string(),
      passkeyId: z.string(),
      device: z.string(),
      createdAt: z.string(),
      seenAt: z.string(),
    }),
  ),
});

/** Lists everybody at the desk, by name, and the companies that drivers can belong to. */
export const staffContract = {
  method: 'GET',
  path: '/api/desk/staff',
  response: z.object({
    staff: z.array(staffSchema),
    providers: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
} as const;

/** Takes passkeys, sessions and invitations of somebody away: status 204 without a body. */
export const removeStaffContract = {
  method: 'POST',
  /** `/api/desk/staff/{id}/removal` */
  path: '/removal',
  request: z.strictObject({}),
} as const;

/** Lets a passkey open nothing any more, and ends its sessions: status 204 without a body. */
export const revokePasskeyContract = {
  method: 'POST',
  /** `/api/desk/passkeys/{id}/revocation` */
  path: '/revocation',
  request: z.strictObject({}),
} as const;

export type Staff = z.infer<typeof staffSchema>;
