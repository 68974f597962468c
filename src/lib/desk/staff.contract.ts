import * as z from 'zod/mini';
import { personNameSchema } from '../text/person-name.schema.ts';
import { STAFF_ROLES, type StaffRole } from './permissions.ts';

const roleFields = {
  role: z.enum(STAFF_ROLES, { error: `one of ${STAFF_ROLES.join(', ')}` }),
  /** The company of a driver; null for others. */
  providerId: z.nullable(z.string()),
};

type RoleFields = Readonly<{ role: StaffRole; providerId: string | null }>;

/** A driver has a company, and nobody else. */
const companyChecks = () => [
  z.refine<RoleFields>(({ role, providerId }) => role !== 'driver' || providerId !== null, {
    path: ['providerId'],
    error: 'the company that the driver belongs to',
  }),
  z.refine<RoleFields>(({ role, providerId }) => role === 'driver' || providerId === null, {
    path: ['providerId'],
    error: 'a company for drivers alone',
  }),
];

/** Invites somebody, or somebody known again: for a new phone, or with another role. */
export const invitationContract = {
  method: 'POST',
  path: '/api/desk/invitations',
  request: z
    .strictObject({ name: personNameSchema('the name of the person'), ...roleFields })
    .check(...companyChecks()),
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
    /** ISO time in Palawan at which this was true. */
    asOf: z.string(),
    staff: z.array(staffSchema),
    providers: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
} as const;

/** Gives somebody another role at once, on all their devices: status 204 without a body. */
export const changeRoleContract = {
  method: 'PUT',
  /** `/api/desk/staff/{id}/role` */
  path: '/role',
  request: z.strictObject(roleFields).check(...companyChecks()),
} as const;

/** Takes passkeys, sessions and invitations of somebody away: status 204 without a body. */
export const removeStaffContract = {
  method: 'POST',
  /** `/api/desk/staff/{id}/removal` */
  path: '/removal',
  request: z.strictObject({}),
} as const;

/** Passkeys are under it. */
export const PASSKEYS_PATH = '/api/desk/passkeys';

/** Lets a passkey open nothing any more, and ends its sessions: status 204 without a body. */
export const revokePasskeyContract = {
  method: 'POST',
  /** `/api/desk/passkeys/{id}/revocation`: see {@link PASSKEYS_PATH} */
  path: '/revocation',
  request: z.strictObject({}),
} as const;

export type Staff = z.infer<typeof staffSchema>;
