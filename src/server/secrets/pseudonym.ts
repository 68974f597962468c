import { createHmac } from 'node:crypto';
import type { KeyRing } from './key-ring.ts';

/** A name for something personal that says nothing of it to whoever has no key; the same in every process that shares the keys. */
export function pseudonymOf(purpose: string, text: string, { current, keys }: KeyRing): string {
  const key = keys.get(current);
  if (!key) throw new Error('A key ring has its current key');
  return createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url');
}
