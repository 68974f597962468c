import { readStorage } from './read-storage.ts';

/**
 * Pattern for a stored record or list that is not empty. Stores write `[]`, `{}` or `null` for
 * nothing.
 */
const NON_EMPTY = /[[:]\{|\["/;

/** Whether a value is stored under one of the keys, read without their stores' code. */
export function hasStoredValue(...keys: readonly string[]): boolean {
  return keys.some((key) => NON_EMPTY.test(readStorage(key) ?? ''));
}
