import { createHash } from 'node:crypto';

/** A short fingerprint of plain data: equal data, equal text. */
export function digest(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
