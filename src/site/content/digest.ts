import { hash } from 'node:crypto';

/** A short fingerprint of plain data: equal data, equal text. */
export function digest(...parts: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(parts), 'base64url');
}
