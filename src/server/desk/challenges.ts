import { randomBytes } from 'node:crypto';
import { manilaIso } from '../../lib/time/manila.ts';
import type { UnitOfWork } from '../repositories/repositories.ts';
import type { Challenge } from '../repositories/staff-record.ts';
import { hashOf } from '../secrets/secret.ts';

/** Milliseconds for which a challenge may be signed; devices are asked for as long. */
export const CHALLENGE_TTL_MS = 5 * 60_000;

const BYTES = 32;

/** Makes a challenge for one purpose, of which only a hash is stored. @returns its bytes */
export async function newChallenge(
  unitOfWork: UnitOfWork,
  challenge: Challenge,
  now: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(randomBytes(BYTES));
  const hash = hashOf(Buffer.from(bytes).toString('base64url'));
  await unitOfWork.write(`challenge ${hash}`, async ({ passkeys }) => {
    await passkeys.removeChallengesBefore(manilaIso(now));
    await passkeys.addChallenge(hash, challenge, manilaIso(now + CHALLENGE_TTL_MS));
  });
  return bytes;
}

/**
 * Takes the challenge that a device has signed. It is gone even if the answer is wrong.
 *
 * @returns the challenge; null for one that was not made for this, or not just before
 */
export async function takeChallenge(
  unitOfWork: UnitOfWork,
  clientDataJSON: string,
  { purpose, subject }: Challenge,
  now: number,
): Promise<string | null> {
  const challenge = signedChallenge(clientDataJSON);
  if (challenge === null) return null;
  const hash = hashOf(challenge);
  const taken = await unitOfWork.write(`challenge ${hash}`, ({ passkeys }) =>
    passkeys.takeChallenge(hash, manilaIso(now)),
  );
  return taken?.purpose === purpose && taken.subject === subject ? challenge : null;
}

function signedChallenge(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
