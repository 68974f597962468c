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
} as const;
