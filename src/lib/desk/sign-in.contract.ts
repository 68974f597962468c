import * as z from 'zod/mini';
import { STAFF_ROLES } from './permissions.ts';

const base64urlSchema = z
  .string()
  .check(z.regex(/^[\w-]+$/, { error: 'bytes as base64url' }), z.maxLength(16_384, { error: 'fewer bytes' }));

const credentialParts = {
  id: base64urlSchema,
  rawId: base64urlSchema,
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.enum(['cross-platform', 'platform'])),
  clientExtensionResults: z.pipe(
    z.unknown(),
    z.transform(() => ({})),
  ),
};

/** What `startRegistration` of `@simplewebauthn/browser` gives. */
const attestationSchema = z.object({
  ...credentialParts,
  response: z.object({
    clientDataJSON: base64urlSchema,
    attestationObject: base64urlSchema,
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
});

/** What `startAuthentication` of `@simplewebauthn/browser` gives. */
const assertionSchema = z.object({
  ...credentialParts,
  response: z.object({
    clientDataJSON: base64urlSchema,
    authenticatorData: base64urlSchema,
    signature: base64urlSchema,
    userHandle: z.optional(base64urlSchema),
  }),
});

/** What is handed on to `@simplewebauthn/browser` as it is. */
const optionsSchema = z.record(z.string(), z.unknown());

const invitationSchema = z.string().check(z.regex(/^[\w-]{43}$/, { error: 'the secret of an invitation' }));

/** Opens an invitation: who is invited, and options for a passkey. 404 where it is over. */
export const registrationOptionsContract = {
  method: 'POST',
  path: '/api/desk/registration-options',
  request: z.strictObject({ invitation: invitationSchema }),
  response: z.object({ name: z.string(), role: z.enum(STAFF_ROLES), options: optionsSchema }),
} as const;

/** Registers a passkey and signs in: status 201, the session and its cookie. */
export const registrationContract = {
  method: 'POST',
  path: '/api/desk/registrations',
  request: z.strictObject({ invitation: invitationSchema, credential: attestationSchema }),
} as const;

/** What to ask the device for a passkey with. */
export const signInOptionsContract = {
  method: 'POST',
  path: '/api/desk/sign-in-options',
  request: z.strictObject({}),
  response: z.object({ options: optionsSchema }),
} as const;

/** Signs in: status 201, the session and its cookie. */
export const signInContract = {
  method: 'POST',
  path: '/api/desk/sign-ins',
  request: z.strictObject({ credential: assertionSchema }),
} as const;

/** The same for who is signed in already, before what asks for the passkey again. */
export const verificationOptionsContract = {
  ...signInOptionsContract,
  path: '/api/desk/verification-options',
} as const;

/** Confirms that it is still the same person: the session comes back, verified. */
export const verificationContract = { ...signInContract, path: '/api/desk/verifications' } as const;

export type Attestation = z.infer<typeof attestationSchema>;
export type Assertion = z.infer<typeof assertionSchema>;
