import { createHmac } from 'node:crypto';
import type { KeyRing } from './key-ring.ts';

/** A keyed pseudonym for personal data, the same in every process with the same keys. */
export function pseudonymOf(purpose: string, text: string, { current, keys }: KeyRing): string {
  const key = keys.get(current);
  if (!key) throw new Error('A key ring has its current key');
  return createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url');
}
