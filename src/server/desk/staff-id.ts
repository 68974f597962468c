import { randomInt } from 'node:crypto';
import { identifier } from '../../lib/text/identifier.ts';

const STEPS = 2 ** 32;

/** A new id for a person, passkey, session or calendar link. It is no secret. */
export function newStaffId(): string {
  return identifier(() => randomInt(STEPS) / STEPS);
}
