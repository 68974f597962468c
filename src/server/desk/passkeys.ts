import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { Assertion, Attestation } from '../../lib/desk/sign-in.contract.ts';
import type { PasskeyRecord, StaffRecord } from '../repositories/staff-record.ts';
import { CHALLENGE_TTL_MS } from './challenges.ts';
import type { RelyingParty } from './relying-party.ts';

/** 80 ms and 26 MB that a server needs only once somebody signs in. */
const loadLibrary = () => import('@simplewebauthn/server');

/** ES256, EdDSA and RS256 (RFC 9053): what phones and computers have. */
const ALGORITHMS = [-7, -8, -257];

type Bytes = Uint8Array<ArrayBuffer>;

/** A registered key, before it belongs to somebody. */
export type NewPasskey = Pick<PasskeyRecord, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** A check of what a device has signed; a refusal says why, for the log. */
export type Checked<Result> = { readonly result: Result } | { readonly refusal: string };

/** What a browser makes a passkey with: one that is found without a name, and asks who it is. */
export async function registrationOptions(
  rp: RelyingParty,
  { id, name }: StaffRecord,
  known: readonly PasskeyRecord[],
  challenge: Bytes,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await loadLibrary();
  return generateRegistrationOptions({
    rpName: rp.name,
    rpID: rp.id,
    userID: new TextEncoder().encode(id),
    userName: name,
    userDisplayName: name,
    challenge,
    timeout: CHALLENGE_TTL_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(descriptorOf),
  });
}

/** What a browser asks for a passkey with; of one person, or of whoever has one. */
export async function assertionOptions(
  rp: RelyingParty,
  known: readonly PasskeyRecord[] | null,
  challenge: Bytes,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await loadLibrary();
  return generateAuthenticationOptions({
    rpID: rp.id,
    challenge,
    timeout: CHALLENGE_TTL_MS,
    userVerification: 'required',
    ...(known && { allowCredentials: known.map(descriptorOf) }),
  });
}

/** Checks a new passkey: origin, host, challenge, and that the device knew who held it. */
export async function checkAttestation(
  rp: RelyingParty,
  response: Attestation,
  expectedChallenge: string,
): Promise<Checked<NewPasskey>> {
  const { verifyRegistrationResponse } = await loadLibrary();
  return checked(async () => {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!registrationInfo) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    const transports = response.response.transports ?? [];
    return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
  });
}

/** Checks a use of a passkey, by its signature and counter too. @returns the counter afterwards */
export async function checkAssertion(
  rp: RelyingParty,
  response: Assertion,
  { credentialId, publicKey, counter, transports }: PasskeyRecord,
  expectedChallenge: string,
): Promise<Checked<number>> {
  const { verifyAuthenticationResponse } = await loadLibrary();
  return checked(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      requireUserVerification: true,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter,
        transports: [...transports],
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  });
}

/** The library throws for everything that is wrong, and what devices send may be anything. */
async function checked<Result>(check: () => Promise<Result | null>): Promise<Checked<Result>> {
  try {
    const result = await check();
    return result === null ? { refusal: 'the signature is wrong' } : { result };
  } catch (error) {
    return { refusal: (error as Error).message };
  }
}

function descriptorOf({ credentialId, transports }: PasskeyRecord) {
  return { id: credentialId, transports: [...transports] };
}
